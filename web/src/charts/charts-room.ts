/** The place that charts take, the same before and after they are there. */
export const chartGrid = "grid grid-cols-1 gap-3 @min-[44rem]:grid-cols-2";
export const chartRoom = "h-100";
