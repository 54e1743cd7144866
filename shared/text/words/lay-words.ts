// Longer than 250 lines: a list of words.

/**
 * What people say who have not read the documents, and by what words documents say it: "get back", restore. One way only: who
 * writes "restore" asks for nothing else. What is joined by hyphens is looked for as a phrase in questions, in English.
 */
export const LAY_WORDS = `
a4 | paper format size
above-sea-level | elevation altitude
accented-letters | diacritic unicode encoding
account-in-red | overdraft
across-devices | synchronize sync
add-on | plugin extension module addon
add-up | sum total
address-bar | url
address-on-map | geocode marker
after-a-minute | timeout limit time seconds
after-an-hour | timeout limit time
after-eating | postprandial meal
after-restart | persistent persist
after-update | regression breaking migration
after-updating | regression breaking incompatible
after-upgrading | migration breaking incompatible
against-computer | ai opponent
against-decision | appeal objection review
ahead-of-time | beforehand prior
all-or-nothing | atomic transaction
allowed-to-use | license licence copyright permission terms
almost-equal | tolerance epsilon approximate
already-finished | terminate dead complete exited ended
already-running | instance lock pid active
alright-to | safe recommended intended meant supported
always-too-high | bias offset calibration
always-too-low | bias offset calibration
another-computer | remote host
another-machine | remote host
another-name | alias rename
another-place | location destination
another-program | external subprocess spawn
anyone-can-read | permission public
appear-at-once | immediately flush
are-gone | lost missing deleted
as-administrator | elevated privilege
as-crow-flies | distance geodesic
as-fast-as | performance throughput maximum
as-plain-text | ascii
as-soon-as | trigger event immediately
ask-user | input interactive
asking-for-password | cache credential agent passwordless remember
at-certain-time | schedule timer cron
at-every-step | iteration verbose trace
at-fixed-time | schedule timer cron
at-night | nocturnal overnight
at-set-time | schedule timer cron
at-startup | boot initialization autostart
at-the-beginning | prepend leading first
at-the-end | append trailing last
at-the-least | minimum
at-the-same-place | coincide overlap
at-the-same-time | concurrent parallel simultaneous conflict
at-the-very-least | minimum
average-for-each | group aggregate
back-and-forth | alternate toggle
back-in-order | sort
back-out-of | withdraw rescind cancel
back-pain | lumbar
back-to-front | reverse backward
back-to-normal | restore reset recovery
backwards | reverse backward
bad-breath | halitosis
bad-input | invalid malformed error
bad-rows | invalid error
bake | oven
balance-equation | stoichiometry
battery-empty | discharge charge
battery-last | consumption life capacity
become-citizen | naturalization citizenship
beep | bell alarm
before-eating | fasting meal
before-i-start | requirement prerequisite
before-it-happens | preview simulate
behind-the-scenes | internal internally
bell-curve | normal gaussian
belly | abdomen abdominal
belong-to | owner member associated
below-zero | negative
best-before-date | expiry shelf
best-known-for | famous notable
best-time-to-visit | season climate
between-runs | persistent persist
between-sessions | persistent persist
big-enough | sufficient capacity minimum
big-file | large size chunk
big-files | large size chunk
big-letters | uppercase
big-numbers | overflow precision bignum
big-version | major release
bigger-letters | font scaling
bigger-text | font scaling
biggest-first | descending sort
birth-control | contraception contraceptive
bit-by-bit | incremental gradual
black-and-white | grayscale monochrome
black-bars | letterbox aspect
black-out | mask redact
bleeding-gums | gingivitis periodontal
blocky | pixelated artifact resolution
blood-in-urine | hematuria haematuria
blood-poisoning | sepsis
blood-thinner | anticoagulant
blood-thinners | anticoagulant
blow-up | crash fail explode
blow-up-picture | enlarge scale zoom
blurry | resolution sharpness interpolation antialias
bold-letters | bold
book-room | reservation accommodation
born-with | congenital
borrow-money | loan credit lend
boss | employer manager
bosses | employer manager
both-directions | bidirectional
both-sides-of-paper | duplex
both-versions | coexist parallel
bottom-of-page | footer footnote
break-a-bone | fracture
break-apart | split disassemble
break-down | breakdown fail failure
break-in | burglary intrusion
break-into | split partition
break-off | interrupt abort cancel
break-the-law | offence offense violation
break-up | split divide
breast-feeding | lactation breastfeeding
bring-back | restore recover
broke-away | secede independence
broken-bone | fracture
bruise | contusion hematoma
bump-into | collision collide
button-held | drag
by-accident | accidental accidentally undo recover
by-chance | random probability coincidence
by-hand | manually manual
by-lot | random randomized allocation
by-mistake | accidental accidentally undo recover
call-itself | recursive recursion
call-off | cancel abort
call-something-else | rename alias
calls-itself | recursive recursion
came-back-after | relapse recurrence
came-to-power | accession throne reign
came-up-with | invent devise propose
can't-be-fixed | unrecoverable irreparable fatal
can't-be-repaired | unrecoverable irreparable
can't-be-undone | irreversible permanent
can't-connect | refused troubleshoot unreachable
can't-edit | editable readonly writable protected
can't-sleep | insomnia sleeplessness
can't-type | editable readonly edit
can-i-skip | optional omit required
can-see | visible visibility access
cancel-out | neutral balance
cannot-connect | connection refused troubleshoot unreachable
cannot-see | hidden invisible visibility
cannot-sleep | insomnia sleeplessness
cap | limit quota maximum
capital-letters | uppercase case
capital-or-small | case insensitive
carry-on | resume continue
carry-over | inherit preserve propagate
catch-fire | ignite flammable
catch-mistakes | lint validate
change-anything | default
change-back | revert restore undo
change-into | convert transform
change-my-mind | undo cancel revert
change-name | rename
change-names | rename
change-nothing | default
change-of-life | menopause
change-over-time | vary schedule variation
change-trains | transfer connection
changed-files | modified
changed-same | conflict merge
changes-do-not-show | cache refresh reload
changes-from-others | pull merge fetch
cheat | fraud
cheat-sheet | reference summary
check-box | checkbox
check-for-mistakes | lint proofread
checked-up-on | follow monitor
chickenpox | varicella
choose-anything | default
choose-nothing | default
choose-one-myself | default
chop-off | truncate crop trim
chop-up | split slice
choppy | stutter framerate underrun
clean-out | purge flush prune cleanup expired
clean-up | cleanup purge prune
clear-out | purge delete clean
clock-hour-off | timezone dst daylight
clock-is-wrong | timezone drift ntp
close-by | nearby proximity adjacent
close-enough | tolerance threshold
closed-source | proprietary
closer-together | spacing
code-on-phone | otp authenticator
cold-sore | herpes
color-blind | accessibility palette
color-depending-on | conditional formatting
colors-look-wrong | profile calibration gamut
columns-into-rows | transpose pivot
come-back-again | relapse recurrence
come-back-every-year | perennial
come-out-on-paper | print printed printer
come-out-wrong | incorrect corrupt distort
come-to-power | accession throne reign
come-up-with | invent devise propose
come-with | include bundled ship
comes-and-goes | intermittent
comes-first | precedence priority order
comes-out-empty | empty null missing
comes-up | appear display
comma-instead-of-dot | locale decimal separator
comma-instead-of-point | locale decimal separator
command-not-found | path
commas-between | csv delimiter separator
commercial-product | license licence copyright restriction
commercially | license licence copyright restriction
complain | warning error warn
configure-anything | default
configure-nothing | default
connection-breaks | disconnect reconnect timeout
connection-drops | disconnect reconnect keepalive timeout
cope-with | handle support tolerate
copy-of-everything | backup image
cordless | wireless
cost-nothing | free
costs-nothing | free
count-from-zero | index offset base
count-up | sum total
counted-twice | duplicate
counts-more | precedence priority weight
crackle | underrun distortion clipping
crash | terminate termination abnormal abort
crazy-values | outlier extreme
creepy-crawly | insect
crooked | skew deskew tilt
cross-out | strikethrough
curve-through | interpolation spline fit
cut-apart | split slice
cut-back | prune pruning reduce
cut-hole | subtract boolean pocket
cut-in-half | split halve bisect
cut-into | split segment chunk
cut-into-pieces | split slice segment
cut-off | truncate interrupt disconnect
cut-out | extract crop clip
damaged-on-way | integrity checksum
dark-mode | theme dark
dashed | dash broken
day-of-week | weekday calendar
days-between | interval date difference
dead-link | broken invalid unreachable
dead-links | broken invalid unreachable
dead-slow | performance slow
decimal-comma | locale separator
did-not-ask | automatic automatically
did-not-know-which | blinded blinding masked
die-of | mortality death
die-out | extinct extinction
dies | terminate crash exit killed
different-each-time | nondeterministic random seed
different-every-time | nondeterministic random seed
digits-after-comma | precision decimal
digits-after-point | precision decimal
dim-light | brightness pwm dimmer
disagree-with-decision | appeal objection
disk-die | failure redundancy degraded
dissolve | soluble solubility
divorced | divorce
dizzy | vertigo
do-away-with | remove abolish eliminate
dodge-taxes | evasion
does-not-arrive | undelivered delivery bounce lost
does-not-end | infinite endless hang
does-not-respond | unresponsive timeout hang
does-not-start | fail startup troubleshoot
does-not-stop | infinite endless hang
does-not-trust | certificate authority verify
does-not-work | problem fail troubleshoot
doesn't-arrive | undelivered delivery bounce lost
doesn't-end | infinite endless hang
doesn't-matter-which | equivalent interchangeable
doesn't-respond | unresponsive timeout hang
doesn't-start | fail startup troubleshoot
doesn't-stop | infinite endless hang
doesn't-trust | certificate authority verify
doesn't-work | problem fail troubleshoot
don't-work | problem fail troubleshoot
dots-per-inch | dpi resolution
dotted | dot
double-click | open launch
double-entries | duplicate
download-speed | bandwidth throughput
drain-battery | consumption discharge
draw-attention | highlight emphasis
drawn-by-lot | randomized random allocation
drive-die | failure redundancy degraded
drop-down | combobox dropdown menu
dropped-out | withdraw withdrawal attrition
drug-free | abstinence
drugs-together | interaction concomitant
dry-run | simulate preview
dummy-pill | placebo
dummy-treatment | placebo sham
dying-from | mortality death
dying-out | endangered extinction
earache | otitis
earlier-command | history
earlier-copy | backup snapshot revision
earlier-version | downgrade rollback revision
eat-meat | carnivore carnivorous
eat-plants | herbivore herbivorous
eat-up | consume usage
eaten-by | predator prey
eats-memory | usage leak consumption
eats-up-memory | usage leak consumption
eavesdrop | intercept
echo | reverb delay
edge-of-page | margin
effect-at-once | immediately
elderly-people | older aged
empty-bin | trash purge permanently
empty-cells | null missing blank
empty-space-around | margin crop trim padding
empty-stomach | fasting meal
end-up | result
ends-up-in-spam | deliverability reputation spf dkim
every-evening | schedule daily cron
every-few-minutes | interval periodic polling
every-hour | schedule cron hourly
every-minute | interval periodic cron
every-month | monthly schedule
every-morning | schedule daily cron
every-night | schedule cron daily timer
every-other-line | alternate even odd
every-second-line | alternate even odd
every-so-often | periodic interval
every-time | always each repeat default permanent
every-week | weekly schedule
everything-too-small | scaling dpi zoom
exactly-on-the-line | boundary border edge
exactly-the-same | identical deterministic reproducible
exe-file | executable binary
extra-features | plugin extension module addon
extra-spaces | strip trim
factory-settings | reset default
faded | contrast saturation transparent
faded-out | gray grayed disabled
faint | syncope
fake-treatment | placebo sham
fall-apart | fail disintegrate
fall-asleep | sleep drowsy
fall-back | fallback default
falling-out | disagree split dispute
falls-over | crash abort fail
far-sighted | hyperopia
fast-enough | sufficient
fast-heartbeat | tachycardia
fathers | paternal
feel-sad | depression
feel-sick | nausea
fell-out | disagree split dispute
few-at-time | pagination batch chunk
figure-out | determine diagnose
file-ending | extension suffix
file-is-in-use | locked busy
fill-gaps | interpolate impute missing
fill-in | complete completion
fill-in-blanks | template placeholder
fill-in-missing | impute interpolate
fill-out | form complete
fill-up | full exhausted quota overflow exceed
find-and-change | substitute replace
find-mistakes | debug lint validate
find-out | determine check query detect
find-out-who | identify
find-out-why | diagnose troubleshoot debug log
fine-to | safe recommended intended meant supported
finer-grid | resolution refinement
finer-mesh | resolution refinement
finish-typing | completion autocomplete
first-few-lines | head limit
first-few-rows | head limit
first-steps | tutorial quickstart introduction
fit-in | resize scale width
fit-screen | responsive viewport scale
flat-battery | discharge charge
flat-shape-into | extrude
flat-tyre | puncture tire
flu | influenza
flu-shot | vaccination vaccine
folder-tree | hierarchy recursive
folders-inside | recursive subdirectory nested
for-free | free
for-good | permanently persistent permanent
for-no-reason | spontaneous unexpected random
for-now | temporarily temporary
for-the-time-being | temporary provisional
foreign-characters | unicode encoding
foreign-letters | unicode encoding diacritic
forever | permanent indefinitely infinite
forget-to-take | missed dose
forgot-password | reset recover
forgot-to-take | missed dose
fought-back | resist resistance uprising
found-bug | report tracker
found-guilty | convicted conviction
found-lump | nodule mass tumor
free-up | reclaim purge cleanup
from-a-to-z | alphabetical ascending
from-another-file | import include module
from-being-updated | pin hold exclude
from-birth | congenital
from-far-away | remote distance
from-my-phone | mobile remote client
from-rusting | corrosion oxidation
from-sleeping | inhibit idle suspend
from-taxes | deductible deduction
from-the-start | beginning initial
from-time-to-time | occasional interval
full-screen | fullscreen maximize
full-up | full exhausted
funny-characters | encoding charset
further-apart | spacing
garbled | encoding charset corrupt
gave-up-fighting | surrender armistice
gave-up-the-study | withdraw discontinue attrition
get-a-list | list enumerate
get-along | compatible
get-around-in | navigate
get-at | access retrieve
get-away-with | penalty
get-back | restore recover retrieve extract undelete
get-better | recover improvement recovery
get-hold-of | obtain download
get-in-touch | contact
get-into | access enter
get-lost | lost discard
get-out | exit leave quit detach
get-out-of-loop | break
get-paid | wage salary compensation
get-pregnant | conception fertility
get-rid | remove delete uninstall
get-started | tutorial quickstart introduction
get-stuck | hang deadlock timeout
gets-confused | ambiguous
gets-hot | overheat thermal temperature
gets-kicked-off | disconnect timeout
gets-kicked-out | disconnect timeout expel
gets-quieter | fade
gets-rid-of-itself | delete destroy
gets-stuck | hang deadlock timeout
gets-worse | progression deterioration exacerbation
give-access | grant permission authorize share
give-back | return release refund
give-rights | grant permission
give-to-others | distribute share publish
give-up | abort timeout retry
give-up-smoking | cessation
glue-together | concatenate join combine
go-away | disappear vanish
go-back | return undo previous revert
go-back-to | revert restore rollback previous
go-bad | spoil spoilage
go-broke | bankruptcy insolvency
go-faster | performance optimize parallel speed
go-missing | lost missing
go-on | continue resume proceed
go-over-each | iterate traverse
go-over-list | iterate
go-through | traverse iterate process
go-to-court | litigation proceedings
go-to-spam | deliverability reputation spf dkim
go-wrong | error failure fail problem
goes-along-with | accompany
goes-down | unavailable outage failover
goes-first | precedence priority order
goes-unnoticed | undetected silent
goes-up | increase rise
gone-bad | spoil spoilage
good-enough | sufficient adequate
grainy | noise resolution
graphs-in-one | subplot overlay
graphs-next-to-each-other | subplot panel
grayed-out | disabled inactive
grey-box | disabled
greyed-out | disabled inactive
grow-old | age
grow-plants | cultivation horticulture
grown-ups | adult
guess-password | brute lockout strength
guess-what-i-type | completion autocomplete
gum-disease | periodontitis gingivitis
hacked | compromised breach
hacker | attacker intruder
hair-loss | alopecia
half-done | partial incomplete interrupted
half-transparent | opacity alpha translucent
half-way | interrupted partial incomplete
halfway | interrupted incomplete partial
hand-in | submit
hand-out | distribute
hand-over | transfer delegate pass
handwriting | script
happen-again | recur repeat
happen-by-itself | automatic automatically
hard-coded | constant literal
hard-disk | disk drive storage
hard-of-hearing | deafness hearing
hard-to-breathe | dyspnea respiratory
hard-to-read | contrast legibility readability
hard-to-swallow | dysphagia
head-lice | pediculosis
hear-nothing | silent mute audio sound
hear-voices | hallucination psychosis
heart-attack | myocardial infarction
heart-failure | cardiac
heart-races | tachycardia palpitation
heartburn | reflux
high-blood-pressure | hypertension
high-blood-sugar | hyperglycemia
high-cholesterol | hypercholesterolemia lipid
hissing | noise
hold-back | delay suspend withhold
hold-down | press hold
hold-on | pause wait retain
hold-the-button | drag
hold-up | delay block
hollow-out | shell
home-help | caregiver
hook-up | connect attach integrate
how-deep | nested depth level
how-does-it-spread | transmission
how-far-along | progress status
how-high-note | pitch frequency
how-likely | probability risk
how-long-valid | expiry expire validity
how-long-will-it-take | progress estimate remaining
how-loud | level decibel
how-many-died | mortality death
how-many-digits | precision significant
how-many-times | frequency count
how-much-is-left | remaining available
how-much-longer | progress remaining estimate
how-much-room | capacity size available
how-much-space | size capacity disk storage
how-spread-out | variance deviation dispersion
how-steep | slope gradient
huge-numbers | overflow precision bignum
humming | noise hum
icon-in-tab | favicon
if-nothing-is-given | default
in-a-row | consecutive successive
in-advance | beforehand predefined precompute
in-any-order | unordered arbitrary
in-charge | responsible leader head
in-charge-of | responsible manage
in-office | serve term tenure
in-one-go | batch bulk
in-one-place | central single
in-pieces | chunk segment fragment
in-place-of | replace substitute
in-step | synchronize sync
in-the-background | asynchronous daemon background
in-the-middle | during interrupt partial
in-time | deadline
inside-running-program | debugger attach
insurance-pays | coverage covered claim
intact | integrity checksum
internet-is-slow | bandwidth throughput
into-one-file | merge concatenate
invalid | malformed illegal
irregular-heartbeat | arrhythmia fibrillation
isn't-trusted | certificate authority verify
isn't-working | problem fail troubleshoot
itching | pruritus
itchy | pruritus
jagged | antialias aliasing
jerky | stutter frame latency
joint-pain | arthritis arthralgia
jumbled | order shuffle garbled
jump-to | navigate goto
jumpy | jitter noise fluctuation
just-a-link | url uri reference
just-changes | incremental delta
keep-a-copy | backup save retain
keep-an-eye | monitor watch
keep-awake | inhibit suspend idle
keep-away | block exclude
keep-coming-back | repeat recur occur
keep-fresh | preserve storage refrigerate
keep-from | prevent avoid disable suppress skip
keep-going | continue
keep-growing | increase
keep-in-step | synchronize sync
keep-logged-in | cookie session
keep-logging-out | session expire timeout
keep-old-version | pin hold downgrade
keep-out | exclude block deny
keep-running | daemon background persistent
keep-safe | protect secure
keep-secret | encrypt confidential secret
keep-the-old | preserve backup compatible retain
keep-the-same | synchronize sync mirror
keep-their-leaves | evergreen
keep-track | track monitor log
keep-two-folders | synchronize mirror sync
keep-up | throughput latency realtime
keep-up-to-date | update upgrade
keeps-disconnecting | reconnect timeout keepalive
keeps-dropping | disconnect unstable reconnect timeout
keeps-from | prevent avoid
keeps-growing | purge cleanup expire prune rotate
key-do | keybinding binding shortcut
keys-do | keybinding binding shortcut
kick-out | eject remove expel disconnect
kick-someone-out | eject ban remove disconnect
kicked-off | disconnect remove expel terminate
kids | children child
killed-himself | suicide
knocked-out | anesthesia unconscious
know-if-running | status active
lack-of-iron | anemia deficiency
lack-of-vitamins | deficiency
laggy | latency delay
land-in-spam | deliverability reputation spf dkim
landlord | owner lessor
largest-first | descending sort
last-changed | modification timestamp
last-day-to | deadline due
last-minute | late deadline
later-on | afterwards subsequently
lay-eggs | oviposition spawn clutch
lay-off | redundancy dismissal
leave-alone | skip ignore exclude untouched
leave-behind | orphan residual
leave-blank | optional null
leave-empty | optional null
leave-out | exclude skip omit ignore
leave-room | margin padding space reserve
leave-running | detach daemon background
leave-space | margin padding space
left-blank | empty blank default
left-empty | empty blank default
left-over | remaining residual orphan
leftovers | orphan residual remaining
less-noise | quiet silent verbose
less-power | consumption efficient
let-air-out | bleed deflate vent
let-go | release
let-go-of | release
let-in | allow permit accept grant
let-me-know | notify notification alert
let-through | allow permit accept pass
let-user-pick | select choice option menu
letter-size | paper format
letters-too-small | font scaling zoom
letters-with-accents | diacritic unicode encoding
lie-in-court | perjury
lights-go-out | outage
limit-how-many | maximum max
limit-the-number | maximum max
line-through-points | regression fit interpolation
line-up | align alignment
lined-up | align alignment
lines-up | align alignment
list-of-chapters | contents toc
listen-in | eavesdrop intercept sniff
little-arrow | arrow expand collapse
little-by-little | gradual incremental
little-lights | indicator led status
little-picture | thumbnail icon
little-window | dialog popup
live-server | production deployment
live-site | production deployment
live-system | production
lived-longer | survival
load-that-file | require import include
lock-away | encrypt protect
locked-up | imprisoned arrested detained
lockjaw | tetanus
log-in | login authenticate
log-me-out | logout session expire
log-on | login authenticate
logged-in | authenticated session
long-lasting | chronic persistent durable
long-lines | wrap fold
long-to-load | cache lazy performance
look-after | care caregiver
look-different | theme appearance style customize
look-inside | view viewer open inspect
look-into | view viewer inspect
look-like | appearance style format theme
look-nicer | format style theme appearance
look-the-same | identical consistent
look-through | browse search
look-up | query search find retrieve
looked-after | care
looks-after | maintain manage care
looks-different | appearance differ render
looks-stretched | aspect ratio
loop-over | iterate traverse
loop-through | iterate traverse
loose-bowels | diarrhea
lorry | truck vehicle
lose-baby | miscarriage
lose-nothing | reliable durable guarantee persistent
lose-their-leaves | deciduous
lose-value | depreciation devaluation
lose-war | defeat surrender
lose-weight | weight-loss obesity diet
loses-quality | lossy compression
lost-baby | miscarriage
lost-job | unemployment dismissal
lost-on-reboot | persistent volatile
lost-war | defeat surrender
lots-at-once | batch bulk
louder | volume gain amplify
loudspeaker | speaker output audio
low-blood-pressure | hypotension
low-blood-sugar | hypoglycemia
low-on-ink | cartridge toner
made-famous | popularize
made-from-several | composite combine
made-of | consist compose material
made-of-one-piece | monolithic
made-up-data | dummy synthetic
made-up-names | dummy synthetic fictitious
made-up-numbers | random synthetic dummy
made-up-word | coined neologism
mail-comes-back | bounce undeliverable reject
mail-me | notify notification email
main-part | core body
make-a-copy | duplicate clone backup
make-bigger | enlarge expand grow resize
make-do-without | omit alternative
make-faster | performance optimize accelerate
make-hole | subtract boolean drill
make-into | convert transform
make-law | enact
make-longer | extend lengthen
make-louder | volume gain amplify
make-quicker | optimize speed performance
make-room | free space purge
make-safe | secure harden protect
make-same | synchronize sync mirror
make-shorter | shorten truncate reduce
make-smaller | shrink compress reduce
make-sure | ensure verify guarantee
make-sure-it-is-really | verify authenticate signature
make-the-same | synchronize sync mirror
make-them-the-same | synchronize sync mirror
make-unreadable | redact obfuscate mask
make-up-for | compensate offset
make-worse | exacerbate aggravate worsen
manage-without | omit optional unnecessary
many-files-at-once | batch bulk wildcard
many-machines | distributed parallel separate cluster
margin-of-error | confidence interval
mark-place | bookmark
marked-as-spam | deliverability reputation filter
matters-most | priority important
may-leave-out | optional omit
medicines-together | interaction concomitant
memory-stick | usb removable flash
mesh-has-holes | manifold watertight
mess-up | corrupt break damage
messed-up | corrupt broken damaged
middle-of-line | center centered
middle-of-page | center centered
middle-value | median
mirror-image | flip mirror
mix-up | confuse swap mismatch
mixed-up | confused order shuffle
money-back | refund reimbursement
more-important | priority
more-or-less | approximately
most-common | frequent mode prevalent
most-recent | latest last newest
mothers | maternal
mould | mold fungus
move-around | navigate
moving-picture | video animation
name-clash | conflict collision namespace
name-come-from | etymology origin
name-on-every-picture | watermark
near-me | proximity radius
near-sighted | myopia
nearly-equal | tolerance epsilon approximate
network-cable | ethernet wired
never-arrives | undelivered delivery bounce lost
never-asked | automatic automatically
never-ends | infinite endless loop
never-finishes | hang infinite deadlock
never-stops | infinite endless loop
never-told | automatic automatically
new-big-version | major release
new-name | rename
newborn-baby | neonate neonatal infant
newest-first | descending reverse sort
next-door | adjacent neighbour neighbor
next-line | newline continuation wrap
next-to-each-other | adjacent
nicely | pretty format
no-internet | offline
no-longer | obsolete stale unused orphan
no-longer-used | obsolete expired deprecated
no-network | offline
no-pictures | icon image
no-room | full space quota
no-sound | mute silent audio
nobody-can-recover | erase overwrite shred secure
nobody-else | private permission restrict
nobody-knew-which | blinded blinding masked
nobody-wants | none vacant candidate
not-administrator | unprivileged privilege
not-allowed | permission forbidden denied
not-be-tracked | ignore untracked exclude
not-enough | insufficient lack
not-filled-in | empty blank missing null
not-guilty | acquittal acquitted
not-hungry | appetite anorexia
not-lose | reliable durable guarantee preserve
not-needed | optional unnecessary redundant
not-responding | unresponsive timeout hang
not-see-changes | cache refresh reload
not-trusted | certificate authority verify
not-used-anymore | obsolete deprecated unused
not-working | problem fail troubleshoot
nothing-happens | ignored unresponsive fail
nothing-in-it | empty
nothing-in-them | empty
nothing-until | buffer flush
notice-changes | detect watch reload
numb | paresthesia
number-pages | pagination
numbers-along-axis | tick label
numbers-are-written | format notation separator
numbers-on-axis | tick label
odd-characters | encoding escape charset
odd-values | outlier anomalous
off-by-hour | timezone dst daylight
off-by-one-hour | timezone dst daylight
off-taxes | deductible deduction
ok-to | safe recommended intended meant supported
okay-to | safe recommended intended meant supported
old-age | elderly aging ageing
old-copies | retention prune
old-data | stale legacy archive
old-people | elderly older aged
old-value-is-still | unchanged cached stale
older-version | downgrade rollback previous
oldest-first | ascending chronological sort
on-a-schedule | cron timer schedule
on-all-devices | synchronize sync
on-both-computers | synchronize sync
on-disk | filesystem storage
on-hard-drive | filesystem storage
on-my-laptop | local locally development
on-new-page | break pagebreak
on-purpose | intentional deliberate intentionally
on-startup | autostart boot
on-the-spot | improvise improvisation improvised spontaneous
on-the-train | offline
on-time | punctual schedule
once-day | schedule cron interval
once-month | monthly schedule
once-week | weekly schedule
one-after-another | sequential serial order
one-at-a-time | sequential serial single
one-at-time | sequential individually mutual exclusive
one-more-time | repeat retry
one-page-at-time | pagination
only-after-it-ends | buffer flush
only-certain | restrict filter select subset
only-changed | incremental differential
only-changes | incremental differential delta
only-new-files | incremental
only-what-changed | incremental differential
only-when-it-ends | buffer flush
onto-board | flash upload firmware
onto-chip | flash upload firmware
open-at-the-same-time | concurrent lock simultaneous
opening-times | hours
other-end | remote peer destination
other-machine | remote host
other-name | alias rename
other-programs | external subprocess interprocess
other-side | remote peer
other-way-around | reverse inverse invert
other-way-round | reverse inverse invert
out-of-breath | dyspnea
out-of-contract | terminate rescind withdraw
out-of-date | obsolete stale outdated expired
out-of-focus | blur sharpness
out-of-ink | cartridge toner
out-of-office | vacation absence autoreply
out-of-order | sequence sort reorder
out-of-space | full quota storage
out-of-sync | synchronize inconsistent
out-of-the-box | default builtin included
out-of-tune | pitch tuning
output-at-once | immediately flush
over-several-lines | multiline continuation
over-the-network | remote
over-winter | overwinter hibernate
owe | debt liable
owed | debt receivable liability
owes | debt liability
own-file | separate dedicated
page-by-page | pagination
page-not-found | 404
pages-on-one-sheet | nup imposition
paid-by | fund funding sponsor
painkiller | analgesic analgesia
painkillers | analgesic analgesia
paper-gets-stuck | jam
paper-stuck | jam
part-of-text | substring slice
part-of-video | trim segment
pass-along | forward relay
pass-it-on | distribute redistribute
pass-law | enact
pass-on | forward relay transfer propagate
pass-out | syncope faint
passed-away | died death mortality
passing-it-on | distribute redistribute
password-protect | encrypt authentication
pay-attention | note warning
pay-back | repay refund reimburse
pay-for | cost price charge
pay-for-damage | liability compensation
pay-less | discount reduction
pay-monthly | instalment installment
pay-no-tax | exempt exemption
pay-off-debt | repay amortization
pay-off-loan | repay amortization
pays-back | reimburse refund repay
pecking-order | precedence priority
pee | urine urination
peek | inspect preview
pen-drive | usb removable flash
people-from-reading | encrypt permission
personal-settings | user configuration preference
phase-out | deprecate deprecated
phased-out | deprecated
photos-together | stitch panorama montage
pick-anything | default
pick-from-list | select choice dropdown menu
pick-nothing | default
pick-one-myself | default
pick-out | select filter extract
pick-up | detect receive obtain
pick-up-changes | reload refresh watch detect
pick-up-where | resume continue checkpoint
picks-up-changes | reload refresh watch detect
picture-in-tab | favicon
picture-of-screen | screenshot capture
pictures-into-video | slideshow sequence timelapse
pictures-together | stitch panorama montage
piece-by-piece | incremental chunk
piece-of-text | substring snippet
pile-up | accumulate backlog queue
pimple | acne
pin-on-map | marker placemark
pink-eye | conjunctivitis
pins-and-needles | paresthesia numbness
pitch-of-voice | frequency
place-to-stay | accommodation lodging
play-faster | tempo rate
play-louder | volume amplify
play-slower | tempo rate
play-with-friends | multiplayer
plots-next-to-each-other | subplot panel
plug-in | plugin extension module addon
poison | toxic toxin
poo | stool feces faeces
poop | stool feces faeces
poor-people | poverty
poor-reception | signal antenna
poorer | poverty inequality
pop-up | dialog modal overlay
pops-up | dialog popup appear
power-cut | outage interrupted
power-fails | outage interrupted crash
power-failure | outage interrupted crash
power-goes-off | outage interrupted crash abort
power-off | shutdown
powerful-enough | requirement hardware minimum
predict-future | forecast extrapolate
pregnant-women | pregnancy maternal
press-key | keybinding binding shortcut
pretend | simulate emulate fake dummy
pretend-to-be | spoof impersonate forge
prices-go-up | inflation
prices-rise | inflation
print-on-both-sides | duplex
prove-who | authenticate identity
pull-in | include import
pull-out | extract
pull-the-mouse | drag
pull-the-plug | interrupted crash abort
pulls-in-itself | recursive recursion circular
punish | penalty sanction sentence
push-button | press button
push-down | press
put-back | restore
put-computer-to-sleep | suspend standby hibernate
put-in-prison | imprisoned arrested
put-off | delay postpone defer
put-on-paper | print
put-on-weight | weight-gain obesity
put-password-on | encrypt protect
put-to-death | executed execution
put-to-sleep | anesthesia sedation
put-together | combine merge join assemble
put-up-with | tolerate accept
question-marks-instead | encoding charset unicode
quieter | volume attenuate
quit | exit terminate end close
quit-smoking | cessation
racing-heart | tachycardia palpitation
raise-dough | yeast leaven proof
ran-away | fled escape
rash | dermatitis eruption
read-aloud | speech tts synthesis
read-out-loud | speech tts synthesis
ready-made | predefined builtin prebuilt
real-one | actual original
record-screen | screencast
recycle-bin | trash deleted undelete
remember-me | cookie session
remove-background | mask transparent alpha
remove-from-office | impeachment dismissal
remove-the-program | uninstall
reply-automatically | autoresponder vacation
rich-people | wealthy wealth elite
richer | wealth inequality
right-away | immediately instant
right-on-the-border | boundary edge
ringing-in-the-ears | tinnitus
rise-up | revolt uprising rebellion
room-left | free available capacity
rose-up | revolt uprising rebellion
roughly | approximate
round-corners | fillet radius
round-earth | projection geodesic
rows-into-columns | transpose pivot
rub-out | erase delete
ruin | damage destroy disastrous corrupt
rulers | government ruling authority
run-by | manage operated administer
run-by-itself | automatic unattended standalone
run-off-page | overflow wrap margin
run-out | exhausted full insufficient quota
run-out-of-memory | exhausted allocation heap
runny-nose | rhinitis
runs-backwards | reverse
runs-in-family | hereditary genetic
runs-off-screen | overflow wrap
runs-out | expire exhaust deplete
runs-out-of-memory | exhaustion limit oom
sacked | dismissal terminate
safe-place | backup secure
safe-to-drink | potable
same-each-time | deterministic reproducible seed
same-every-time | deterministic reproducible seed
same-file | concurrent lock conflict
same-name | conflict collision duplicate overwrite
same-names | duplicate conflict collision
same-numbers-again | seed reproducible
same-results | identical deterministic reproducible seed
same-thing | equivalent identical synonym
save-battery | consumption idle powersave
save-electricity | consumption efficiency energy
save-on-top | overwrite
save-power | consumption idle powersave
save-space | compress reduce
saved-over | overwrite
say-less | quiet silent
say-no | refuse reject decline
say-nothing | default
say-yes | accept approve confirm
says-no | refuse reject decline deny
scam | fraud phishing
scanned-pages | ocr recognition
scanned-text | ocr recognition
scar | scarring
scramble | encrypt obfuscate shuffle
screen-goes-black | blank screensaver idle
screen-goes-dark | blank screensaver idle
scroll-back | history scrollback
search-engines | seo crawler sitemap indexing
search-inside | fulltext contents
second-file | module import include
second-screen | external
security-hole | vulnerability exploit
security-patch | update fix
see-badly | vision visual
see-each-other | communicate connect detect discover
see-if-running | status active
see-inside | view inspect contents
see-through | transparent opacity alpha
see-underneath | transparent opacity
see-what-is-inside | list view inspect contents
see-what-would-happen | simulate preview
send-back | return bounce reject
send-elsewhere | forward redirect relay
send-later | schedule deferred queue
send-money | transfer remittance payment
send-on | forward relay
send-out | transmit emit distribute
send-to-everyone | broadcast mailing
send-to-many | broadcast bulk multicast
sent-twice | duplicate
separated-by-commas | csv delimiter
server-die | failover redundancy
set-anything | default
set-nothing | default
set-up | install configure setup
several-computers | distributed parallel separate cluster
several-formats | alternative multipart variant
several-graphs | subplot panel
several-into-one | merge squash concatenate
several-lines | multiline
several-machines | distributed parallel separate cluster
several-people | multi-user multiuser concurrent shared
several-plots | subplot panel
several-versions | coexist parallel multiple
shades-of-gray | grayscale
shaky | jitter stabilize stabilization
shaky-video | stabilization stabilize
share-internet | tethering hotspot nat
sharper | sharpen unsharp
shingles | zoster
ship | distribute release deploy bundle package
short-name | alias abbreviation
short-of-breath | dyspnea dyspnoea
short-sighted | myopia
shortcut-to-file | symlink symbolic link
shortcut-to-folder | symlink symbolic link
shorten | truncate abbreviate reduce
shortest-way | path route
show-off | demonstrate
show-up | appear occur
show-what-would-happen | simulate preview
shown-to | display visible
shows-up-twice | duplicate
shrink-down | reduce compress resize
shut-down | shutdown halt stop terminate
shut-out | block deny lockout
shut-up | quiet silent mute suppress
side-by-side | compare diff split parallel
sideways | rotate rotation orientation landscape
sign-in | authenticate login
sign-up | register subscribe enroll registration account
skip-a-version | consecutive upgrade incremental
skip-versions | consecutive upgrade incremental
skips-beat | arrhythmia palpitation
slanted-letters | italic oblique
slanted-text | italic oblique
sleep-badly | insomnia
sleep-less | insomnia
sleep-through-winter | hibernation hibernate
sleeping-pill | hypnotic sedative
slice-up | split
slightly-off | rounding precision offset
slipped-disc | herniation herniated
slipped-disk | herniation herniated
slow-connection | bandwidth throughput
slow-down | throttle delay limit
slow-heartbeat | bradycardia
slow-internet | bandwidth throughput
slow-to-load | cache lazy performance
slow-to-start | startup latency
small-number-above | superscript exponent
small-number-below | subscript
small-preview | thumbnail
small-screens | responsive mobile viewport
smallest-first | ascending sort
smooth-curve | spline interpolation
snoop | eavesdrop intercept
somebody-else | another user owner
somewhere-else | location destination elsewhere remote
sooner-or-later | eventually
sore-throat | pharyngitis
sort-out | resolve fix
sound-card | audio device output mixer
sound-comes-late | latency sync offset
sow | seed plant germination
space-between-letters | kerning
space-in-name | quote escape
space-left | free available capacity
spaces-at-beginning | strip trim
spaces-at-end | strip trim
speak-to | connect communicate
specify-anything | default
specify-nothing | default
speed-up | performance
split-into-files | module modular
split-off | separate isolate detach
split-up-marriage | divorce
split-words | hyphenation
spoken-words | speech transcription
spread-out | distribute spacing
spy-on | intercept surveillance eavesdrop
squash | compress shrink
squeeze | compress
stand-for | mean abbreviation
stand-guard | patrol defend
stand-in | placeholder substitute mock
stands-for | mean abbreviation acronym
start-afresh | reset clean
start-by-itself | autostart startup boot
start-new-line | newline
start-over | restart reset again
startup-file | init configuration initialization rc
stay-alive | survival
stay-at-top | sticky freeze pinned fixed
stay-in-office | serve term tenure
stay-logged-in | cookie session expire
stay-on | persistent remain
stay-on-top | foreground
stay-the-same | constant invariant unchanged
stays-in-memory | resident cache
step-by-step | procedure tutorial
step-down-from-office | resign resignation
step-on-each-other | conflict race lock
stick-together | join concatenate merge
stiff-joints | arthritis
stiff-neck | meningitis cervical
still-running | status active
still-see-old | cache refresh
still-shows-old | cache refresh
still-valid | expire validity
still-work | compatible backward
stitches | suture
stolen | theft
stood-for | represent mean abbreviation
stop-after | timeout limit duration
stop-asking | disable suppress prompt confirmation remember cache
stop-at-line | breakpoint
stop-bothering | disable suppress notification
stop-fighting | ceasefire armistice truce
stop-from | prevent forbid hold disable
stop-in-the-middle | abort interrupt
stop-it-after | timeout limit
stop-loop | break
stop-taking | discontinue withdrawal
stopped-halfway | interrupt resume continue
stopped-working | regression broken failure
stops-responding | unresponsive timeout hang
straight-away | immediately instant
strange-characters | encoding charset
strange-values | outlier anomaly
stretch-picture | scale aspect resize
string-together | concatenate join chain
stripes-on-page | banding streak
stuffy-nose | congestion
subfolder | subdirectory recursive
sugar-level | glucose
sugar-pill | placebo
suitcase | baggage luggage
summer-time | dst daylight
survive-reboot | persistent durable
survive-restart | persistent durable
survive-winter | hardy overwinter
swap-around | exchange reorder
swap-rows-and-columns | transpose pivot
swelling | edema oedema
switch-between | toggle alternate
swollen | edema inflammation
tables-together | join
take-apart | split disassemble parse
take-away | revoke remove
take-away-rights | revoke permission
take-effect | apply restart reload
take-it-out | remove exclude delete
take-longer | slow delay duration
take-own-life | suicide
take-them-out | remove exclude delete
take-to-court | litigation lawsuit sue
take-too-long | slow timeout performance
take-turns | alternate
take-up | usage occupy space size
take-up-again | resume
take-up-space | usage size consume
taken-away | revoke remove deprive
taken-back | revoke withdraw
taken-over | seize occupy expropriate
taken-to-court | litigation lawsuit sue
takes-ages | slow timeout delay performance
takes-forever | slow timeout performance
takes-too-long | slow timeout performance
takes-up-space | usage size consume
talk-to | connect communicate interface protocol
tap-drips | leak washer
tax-free | exempt exemption
tell-if-running | status active
tell-me-more | verbose detail debug
tell-me-when | notify notification alert
tenant | lessee renter
text-editor | plain ascii text
text-from-picture | ocr recognition
text-into-number | parse cast
text-on-image | annotate overlay caption
text-on-picture | annotate overlay caption
text-out-of-picture | ocr recognition
text-to-number | parse cast
text-too-small | font scaling zoom
text-under-film | subtitle caption
that-begin-with | prefix
that-end-with | suffix extension
that-start-with | prefix
the-other-way-round | reverse inverse invert
things-to-see | attraction sightseeing
threw-up | vomit vomiting
throw-away-changes | discard revert snapshot
throw-out | discard remove delete
throw-up | vomit emesis nausea
thrown-away | discard delete
thrown-away-afterwards | temporary discard overlay snapshot
thrown-in-jail | imprisoned arrested
thrown-out | discard eject expel
thrown-out-of-home | eviction
thumb-drive | usb removable flash
tick-box | checkbox
tick-boxes | checkbox
time-difference | timezone
tingling | paresthesia
tiny-picture | thumbnail icon
to-a-file | redirect output write
toddler | infant child
too-big | exceed limit oversized large maximum overflow
too-bright | brightness gamma exposure
too-close-together | spacing gap
too-dark | brightness gamma exposure
too-early | premature
too-easy | difficulty
too-far-apart | spacing gap
too-hard | difficulty
too-hot | overheat thermal cooling
too-large | exceed limit
too-late | expired deadline overdue
too-long | exceed truncate limit timeout
too-loud | clipping gain volume
too-many-connections | pool limit
too-many-pills | overdose
too-many-tablets | overdose
too-many-tries | lockout attempt
too-much-medicine | overdose
too-old | stale outdated expired
too-quiet | gain volume amplify
too-slow | slow performance timeout speed
too-small | minimum underflow
too-strict | tolerance threshold
too-wide | overflow wrap width
took-over | seize occupy acquire
took-part | participate involved
took-throne | accession coronation
took-too-many | overdose
tooth-decay | caries
toothache | dental caries
top-of-page | header
total-for-each | group aggregate subtotal
totals-per | group aggregate subtotal
trouble-breathing | dyspnea respiratory
trouble-swallowing | dysphagia
true-or-false | boolean
try-again | retry
try-out | test experiment demo
tummy | abdomen abdominal stomach
turn-around | rotate reverse flip
turn-black | clipped crushed
turn-down | decrease reduce lower volume
turn-into | convert transform
turn-it-off | disable deactivate
turn-it-on | enable activate
turn-over | flip reverse
turn-up | increase raise volume
turned-down | reject refuse
turns-off-by-itself | automatic idle timeout
twice | duplicate repeat double
two-at-once | concurrent simultaneous
two-copies | redundant
two-people | concurrent conflict lock
two-screens | dual
type-less | completion alias abbreviation shortcut
type-password | cache credential agent passwordless
type-what-i-say | dictation transcription speech
typed-in | input enter
types-in | input enter
umlauts | unicode encoding diacritic
unborn | fetus foetal prenatal
under-age | minor juvenile
under-the-hood | internal internally implementation
under-water | submerged aquatic
unless-i-say | default
unless-told | default
unreadable-to-others | encrypt
upload-speed | bandwidth throughput
upper-or-lower | case insensitive
upside-down | flip invert reverse
usb-stick | removable flash
user-typed | input
user-types | input stdin
visible-while-scrolling | freeze sticky fixed
voice-into-text | speech transcription recognition
vulnerability-patch | security update fix
wait-for-each-other | deadlock synchronize barrier
walk-through | traverse tutorial
war-broke-out | outbreak
warn-me | notify alert warning
washed-out | contrast saturation
watch-for-changes | monitor watch reload
watch-out | warning caution
water-pill | diuretic
water-plants | irrigation
way-between-two-places | route directions
way-it-looks | theme appearance style
way-it-was | restore revert
weak-bones | osteoporosis
weak-signal | reception strength antenna
wear-and-tear | degeneration depreciation
wear-away | erosion
wear-off | duration
wear-out | degrade lifetime
web-address | url uri domain
web-link | url uri
weed | herbicide
weird | unexpected unusual
weird-characters | encoding charset
wet-bed | enuresis incontinence
what-changed | diff difference changelog
what-colors-mean | legend colormap
what-do-i-need | requirement prerequisite dependency
what-do-they-eat | diet prey feed
what-does-it-eat | diet prey feed
what-i-typed | history
what-is-different | diff difference compare
what-is-going-on | status debug verbose log monitor
what-makes-it-slow | profile bottleneck
what-people-type | input validation
what-takes-priority | precedence override
what-the-user-typed | input value
what-users-type | input validation sanitize
when-did-it-break | bisect regression
when-i-log-in | startup autostart login
when-it-starts | startup boot autostart
when-photo-was-taken | exif metadata
whenever-starts | autostart startup boot
where-can-i-ask | contact forum mailing
where-do-they-live | habitat distribution
where-find | location located path
where-i-left-off | resume continue checkpoint
where-is-buried | grave tomb cemetery
where-is-the-file | location path directory
where-it-crash | backtrace stack
where-keep | location located path stored directory
where-photo-was-taken | exif geotag gps
where-picture-was-taken | exif geotag gps
where-put | location path directory
where-save | location path directory saved
where-store | location located path directory
where-stored | location located path directory
where-the-name-comes-from | etymology named origin
where-time-goes | profile profiling bottleneck
where-we-left-off | resume continue checkpoint
which-file | file path location
which-one-wins | precedence priority override
which-part-is-slow | profile bottleneck
which-wins | precedence priority override
while-going-through | iteration traversal
while-i-am-away | unattended idle
while-looping | iteration traversal
while-offline | offline
white-space-around | margin crop trim border
who-can-change | permission ownership access
who-can-read | permission access
who-can-see | permission visibility access
who-changed | audit history author blame
who-comes-after | successor succession
who-deleted | audit history log
who-is-allowed | permission authorization access
who-is-connected | session client active
who-is-on-network | scan device host
who-made | author creator manufacturer
who-makes | manufacturer vendor developer
who-must-not-take | contraindicated contraindication
who-should-not-take | contraindicated contraindication
who-visits | analytics traffic statistics
who-wrote-line | blame annotate
who-wrote-this-line | blame annotate
whole-screen | fullscreen maximize
whooping-cough | pertussis
whose-fault | liability negligence
why-is-it-slow | profile bottleneck performance
why-so-slow | profile bottleneck performance
wifi-password | psk wpa
will-not-start | startup fail troubleshoot
win | precedence priority override first
win-war | victory
wins | precedence priority override first
wipe | erase overwrite
wipe-out | erase delete destroy
with-nothing-in | empty
with-the-keyboard | keybinding shortcut
without-a-click | automatic
without-a-screen | headless
without-admin-rights | unprivileged rootless
without-asking | automatically confirmation prompt noninteractive force
without-background | transparent alpha
without-being-admin | unprivileged rootless
without-being-asked | confirmation prompt noninteractive
without-breaking-anything | sandbox compatible regression
without-cable | wireless bluetooth
without-color | grayscale monochrome
without-internet | offline
without-losing | reliable durable queue persistent guarantee
without-losing-quality | lossless
without-loss-of-quality | lossless
without-meat | vegetarian vegan
without-really-doing | simulate preview
without-stopping | continue detach background
without-the-mouse | keyboard keybinding shortcut
wobbly | unstable jitter
won't-let-me-edit | editable readonly writable protected
won't-open | corrupt unsupported fail
won't-start | startup fail troubleshoot
won't-stop | infinite hang
won't-work | problem fail incompatible
won-war | victory
word-come-from | etymology origin
words-at-end-of-line | hyphenation
work-backwards | reverse invert
work-offline | cache disconnected
work-out | calculate compute determine
work-together | integrate compatible
work-with | compatible integrate support
worn-out | exhausted fatigue
write-off | depreciation deduct
written-over | overwrite
wrong-colors | profile calibration palette
wrong-letters | layout keymap encoding
wrong-order | order sort sequence
wrong-password | failed invalid incorrect authentication
wrong-readings | calibration offset
wrong-time | clock timezone
wrong-way-around | polarity reversed orientation
wrong-way-round | polarity reversed orientation
wrote-over | overwrite
yellow-leaves | chlorosis deficiency
yellow-skin | jaundice
yes-or-no | boolean
zeroes-in-front | leading padding pad
zeros-in-front | leading padding pad
zoom-out-far | zoom
`;
