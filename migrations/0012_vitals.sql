-- How often a page's vital fell into which bucket of its histogram on which day (since 1970-01-01, UTC).
CREATE TABLE vitals (
    day INTEGER NOT NULL,
    route TEXT NOT NULL,
    metric TEXT NOT NULL,
    bucket INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, route, metric, bucket)
) STRICT, WITHOUT ROWID;
