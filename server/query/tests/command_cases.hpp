#pragma once

#include <string_view>

namespace lacewing::query::testing {

/// Commands as server and browser read them: the text, a bar, then what was understood, or a "!"
/// and where it is wrong, in code points ("query" where that lies before the command). The tests of
/// the browser's reader read this file too (web/tools/command-cases.test.ts).
inline constexpr std::string_view command_cases = R"cases(
is:triage age:>30d > severity S4 label +old | severity S4 label +old
> severity s4 | severity S4
> severity unset | severity none
> SEVERITY None | severity none
> severity "S2" | severity S2
> priority HIGH | priority high
> priority none | priority none
> status Confirmed | status Confirmed
> status "In review" resolution Wont-Fix | status "In review" resolution wont_fix
> status none | status "none"
> label ui | label +ui
> label +ui -"to do" +"none" | label +ui -"to do" +"none"
> label +größe | label +größe
> assign @ann | assign @ann
> assign @ME +@bob -@carl | assign @me +@bob -@carl
> assign "Ann Lee" | assign "Ann Lee"
> assign none | assign none
> assign none +@ann | assign none +@ann
> assign -"@ann" | assign -"@ann"
> due none estimate none snooze none | due none estimate none snooze none
> due tomorrow | due tomorrow
> due +7d | due +7d
> estimate 2.5 | estimate 2.50
> estimate 3 | estimate 3.00
a OR b > label +x severity S1 | label +x severity S1
"a > b" > label +x | label +x
label:"a > b" votes:>5 a>b >> > label +> | label +">"
> label +a -b +c -d +e -f +g -h +i -j +k -l +m -n +o -p severity S1 | ! 65,67
> | ! 1,1
a >   | ! 5,5
a > severity | ! 12,12
a > severity S5 | ! 13,15
a > severity any | ! 13,16
a > severity S1 S2 | ! 16,18
a > severity S1 severity S2 | ! 16,24
a > sevrity S1 | ! 4,11
a > "severity" S1 | ! 4,14
a > label | ! 9,9
a > label + | ! 10,11
a > label +a + b | ! 13,14
a > label none | ! 10,14
a > label +a,b | ! 10,14
a > label +a +A | ! 13,15
a > label +a -a | ! 13,15
a > label "a | ! 10,11
a > label "" | ! 10,12
a > label "a"b | ! 13,14
a > label +"a"b | ! 14,15
a > assign @ | ! 11,12
a > assign +none | ! 11,16
a > assign @ann,@bob | ! 11,20
a > assign @ann @bob | ! 16,20
a > resolution none | ! 15,19
a > estimate 1.234 | ! 13,18
a > estimate -1 | ! 13,15
a > label +a ) | ! 13,14
a > label (a | ! 10,10
a > status )b | ! 11,11
a > + | ! 4,5
a > > severity S1 | ! 4,5
größe > sevrity S1 | ! 8,15
(a > label +x) | ! query
a OR > label +x | ! query
a AND > label +x | ! query
NOT > label +x | ! query
a ) > label +x | ! query
"a > label +x | ! query
is:triage severity S4 | ! 21,21
)cases";

} // namespace lacewing::query::testing
