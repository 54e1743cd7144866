// Longer than 250 lines: a list of words.

/**
 * What people say who have not read the documents, and by what words documents say it: "get back", restore. One way only: who
 * writes "restore" asks for nothing else. What is joined by hyphens is looked for as a phrase in questions, in English.
 */
export const LAY_WORDS = `
a4 | paper format size
add-on | plugin extension module addon
add-up | sum total
after-a-minute | timeout limit time seconds
after-an-hour | timeout limit time
allowed-to-use | license licence copyright permission terms
already-finished | terminate dead complete exited ended
already-running | instance lock pid active
alright-to | safe recommended intended meant supported
another-computer | remote host
another-machine | remote host
another-name | alias rename
another-place | location destination
as-fast-as | performance throughput maximum
as-plain-text | ascii
as-soon-as | trigger event immediately
asking-for-password | cache credential agent passwordless remember
at-every-step | iteration verbose trace
at-night | nocturnal overnight
at-startup | boot initialization autostart
at-the-beginning | prepend leading first
at-the-end | append trailing last
at-the-least | minimum
at-the-same-time | concurrent parallel simultaneous conflict
at-the-very-least | minimum
back-pain | lumbar
back-to-normal | restore reset recovery
backwards | reverse backward
bad-breath | halitosis
bad-input | invalid malformed error
bad-rows | invalid error
bake | oven
before-i-start | requirement prerequisite
before-it-happens | preview simulate
belly | abdomen abdominal
belong-to | owner member associated
below-zero | negative
big-file | large size chunk
big-files | large size chunk
black-out | mask redact
blood-poisoning | sepsis
blow-up | crash fail explode
blurry | resolution sharpness interpolation antialias
bold-letters | bold
break-a-bone | fracture
break-down | breakdown fail failure
break-in | burglary intrusion
break-into | split partition
break-off | interrupt abort cancel
break-the-law | offence offense violation
break-up | split divide
breast-feeding | lactation breastfeeding
bring-back | restore recover
broken-bone | fracture
by-accident | accidental accidentally undo recover
by-hand | manually manual
by-mistake | accidental accidentally undo recover
call-off | cancel abort
call-something-else | rename alias
cannot-connect | connection refused troubleshoot unreachable
cannot-sleep | insomnia sleeplessness
cap | limit quota maximum
capital-letters | uppercase case
carry-on | resume continue
carry-over | inherit preserve propagate
change-anything | default
change-into | convert transform
change-my-mind | undo cancel revert
change-name | rename
change-names | rename
change-nothing | default
change-of-life | menopause
change-over-time | vary schedule variation
cheat | fraud
cheat-sheet | reference summary
chickenpox | varicella
choose-anything | default
choose-nothing | default
choose-one-myself | default
chop-off | truncate crop trim
clean-up | cleanup purge prune
clear-out | purge delete clean
closed-source | proprietary
closer-together | spacing
come-back-again | relapse recurrence
come-out-wrong | incorrect corrupt distort
come-with | include bundled ship
comes-first | precedence priority order
comes-out-empty | empty null missing
command-not-found | path
commercial-product | license licence copyright restriction
commercially | license licence copyright restriction
complain | warning error warn
configure-anything | default
configure-nothing | default
cope-with | handle support tolerate
count-up | sum total
counts-more | precedence priority weight
crash | terminate termination abnormal abort
creepy-crawly | insect
crooked | skew deskew tilt
cross-out | strikethrough
cut-into | split segment chunk
cut-off | truncate interrupt disconnect
cut-out | extract crop clip
dark-mode | theme dark
dashed | dash broken
dead-slow | performance slow
did-not-ask | automatic automatically
dies | terminate crash exit killed
divorced | divorce
does-not-start | fail startup troubleshoot
does-not-work | problem fail troubleshoot
dotted | dot
double-click | open launch
draw-attention | highlight emphasis
drug-free | abstinence
dry-run | simulate preview
earlier-command | history
eat-up | consume usage
eats-memory | usage leak consumption
empty-cells | null missing blank
end-up | result
every-hour | schedule cron hourly
every-night | schedule cron daily timer
every-time | always each repeat default permanent
exactly-the-same | identical deterministic reproducible
extra-features | plugin extension module addon
faint | syncope
fall-apart | fail disintegrate
fall-asleep | sleep drowsy
fall-back | fallback default
falls-over | crash abort fail
figure-out | determine diagnose
fill-in | complete completion
fill-up | full exhausted quota overflow exceed
find-out | determine check query detect
find-out-who | identify
find-out-why | diagnose troubleshoot debug log
fine-to | safe recommended intended meant supported
finish-typing | completion autocomplete
first-steps | tutorial quickstart introduction
fit-in | resize scale width
flat-tyre | puncture tire
flu | influenza
for-good | permanently persistent permanent
for-now | temporarily temporary
forgot-password | reset recover
found-guilty | convicted conviction
from-my-phone | mobile remote client
full-up | full exhausted
further-apart | spacing
garbled | encoding charset corrupt
get-a-list | list enumerate
get-along | compatible
get-around-in | navigate
get-at | access retrieve
get-away-with | penalty
get-back | restore recover retrieve extract undelete
get-better | recover improvement recovery
get-hold-of | obtain download
get-into | access enter
get-lost | lost discard
get-out | exit leave quit detach
get-rid | remove delete uninstall
get-started | tutorial quickstart introduction
get-stuck | hang deadlock timeout
gets-stuck | hang deadlock timeout
gets-worse | progression deterioration exacerbation
give-access | grant permission authorize share
give-back | return release refund
give-up | abort timeout retry
give-up-smoking | cessation
go-away | disappear vanish
go-back | return undo previous revert
go-back-to | revert restore rollback previous
go-broke | bankruptcy insolvency
go-faster | performance optimize parallel speed
go-missing | lost missing
go-on | continue resume proceed
go-through | traverse iterate process
go-wrong | error failure fail problem
goes-down | unavailable outage failover
goes-first | precedence priority order
goes-unnoticed | undetected silent
goes-up | increase rise
grainy | noise resolution
grow-old | age
grow-plants | cultivation horticulture
guess-what-i-type | completion autocomplete
hacked | compromised breach
hacker | attacker intruder
hair-loss | alopecia
half-done | partial incomplete interrupted
halfway | interrupted incomplete partial
hand-out | distribute
hand-over | transfer delegate pass
handwriting | script
happen-again | recur repeat
hard-disk | disk drive storage
hard-of-hearing | deafness hearing
hear-nothing | silent mute audio sound
heart-failure | cardiac
heartburn | reflux
high-cholesterol | hypercholesterolemia lipid
hold-back | delay suspend withhold
hold-on | pause wait retain
hold-up | delay block
home-help | caregiver
hook-up | connect attach integrate
how-many-times | frequency count
how-much-space | size capacity disk storage
if-nothing-is-given | default
in-a-row | consecutive successive
in-advance | beforehand predefined precompute
in-office | serve term tenure
in-one-go | batch bulk
in-one-place | central single
in-pieces | chunk segment fragment
in-place-of | replace substitute
in-step | synchronize sync
in-the-middle | during interrupt partial
invalid | malformed illegal
irregular-heartbeat | arrhythmia fibrillation
jerky | stutter frame latency
joint-pain | arthritis arthralgia
jump-to | navigate goto
keep-a-copy | backup save retain
keep-an-eye | monitor watch
keep-away | block exclude
keep-coming-back | repeat recur occur
keep-fresh | preserve storage refrigerate
keep-from | prevent avoid disable suppress skip
keep-going | continue
keep-growing | increase
keep-in-step | synchronize sync
keep-out | exclude block deny
keep-running | daemon background persistent
keep-safe | protect secure
keep-secret | encrypt confidential secret
keep-the-old | preserve backup compatible retain
keep-the-same | synchronize sync mirror
keep-track | track monitor log
keep-up | throughput latency realtime
keep-up-to-date | update upgrade
keeps-from | prevent avoid
key-do | keybinding binding shortcut
keys-do | keybinding binding shortcut
kick-out | eject remove expel disconnect
kick-someone-out | eject ban remove disconnect
laggy | latency delay
landlord | owner lessor
lay-off | redundancy dismissal
leave-alone | skip ignore exclude untouched
leave-behind | orphan residual
leave-out | exclude skip omit ignore
leave-running | detach daemon background
left-over | remaining residual orphan
leftovers | orphan residual remaining
less-noise | quiet silent verbose
let-in | allow permit accept grant
let-me-know | notify notification alert
let-through | allow permit accept pass
letter-size | paper format
lights-go-out | outage
limit-how-many | maximum max
limit-the-number | maximum max
line-up | align alignment
lined-up | align alignment
little-by-little | gradual incremental
little-lights | indicator led status
lock-away | encrypt protect
lockjaw | tetanus
log-in | login authenticate
log-me-out | logout session expire
log-on | login authenticate
look-after | care caregiver
look-different | theme appearance style customize
look-inside | view viewer open inspect
look-into | view viewer inspect
look-like | appearance style format theme
look-nicer | format style theme appearance
look-through | browse search
look-up | query search find retrieve
looked-after | care
loop-over | iterate traverse
loop-through | iterate traverse
loose-bowels | diarrhea
lorry | truck vehicle
lose-nothing | reliable durable guarantee persistent
lose-weight | weight-loss obesity diet
loudspeaker | speaker output audio
made-of | consist compose material
mail-me | notify notification email
main-part | core body
make-a-copy | duplicate clone backup
make-bigger | enlarge expand grow resize
make-faster | performance optimize accelerate
make-into | convert transform
make-room | free space purge
make-safe | secure harden protect
make-same | synchronize sync mirror
make-smaller | shrink compress reduce
make-sure-it-is-really | verify authenticate signature
make-the-same | synchronize sync mirror
make-them-the-same | synchronize sync mirror
make-worse | exacerbate aggravate worsen
many-machines | distributed parallel separate cluster
matters-most | priority important
mess-up | corrupt break damage
messed-up | corrupt broken damaged
mirror-image | flip mirror
mix-up | confuse swap mismatch
money-back | refund reimbursement
more-important | priority
more-or-less | approximately
most-recent | latest last newest
mould | mold fungus
move-around | navigate
moving-picture | video animation
never-asked | automatic automatically
never-told | automatic automatically
new-name | rename
nicely | pretty format
no-internet | offline
no-longer | obsolete stale unused orphan
no-longer-used | obsolete expired deprecated
no-room | full space quota
no-sound | mute silent audio
nobody-else | private permission restrict
nobody-wants | none vacant candidate
not-allowed | permission forbidden denied
not-enough | insufficient lack
not-lose | reliable durable guarantee preserve
not-working | problem fail troubleshoot
numbers-are-written | format notation separator
ok-to | safe recommended intended meant supported
okay-to | safe recommended intended meant supported
old-age | elderly aging ageing
on-a-schedule | cron timer schedule
on-startup | autostart boot
one-after-another | sequential serial order
one-at-a-time | sequential serial single
only-certain | restrict filter select subset
open-at-the-same-time | concurrent lock simultaneous
other-end | remote peer destination
other-machine | remote host
other-name | alias rename
other-side | remote peer
out-of-breath | dyspnea
out-of-date | obsolete stale outdated expired
out-of-order | sequence sort reorder
out-of-sync | synchronize inconsistent
out-of-the-box | default builtin included
out-of-tune | pitch tuning
over-the-network | remote
owe | debt liable
own-file | separate dedicated
pass-along | forward relay
pass-on | forward relay transfer propagate
pass-out | syncope faint
pay-attention | note warning
pay-back | repay refund reimburse
pay-for | cost price charge
pay-less | discount reduction
pecking-order | precedence priority
people-from-reading | encrypt permission
personal-settings | user configuration preference
pick-anything | default
pick-nothing | default
pick-one-myself | default
pick-out | select filter extract
pick-up | detect receive obtain
pick-up-where | resume continue checkpoint
picture-of-screen | screenshot capture
pile-up | accumulate backlog queue
play-louder | volume amplify
plug-in | plugin extension module addon
power-cut | outage interrupted
power-fails | outage interrupted crash
power-failure | outage interrupted crash
power-goes-off | outage interrupted crash abort
power-off | shutdown
press-key | keybinding binding shortcut
pretend | simulate emulate fake dummy
pull-out | extract
pull-the-plug | interrupted crash abort
punish | penalty sanction sentence
put-back | restore
put-off | delay postpone defer
put-on-paper | print
put-on-weight | weight-gain obesity
put-together | combine merge join assemble
put-up-with | tolerate accept
quieter | volume attenuate
quit | exit terminate end close
quit-smoking | cessation
raise-dough | yeast leaven proof
real-one | actual original
remove-the-program | uninstall
right-away | immediately instant
ringing-in-the-ears | tinnitus
roughly | approximate
rub-out | erase delete
ruin | damage destroy disastrous corrupt
run-out | exhausted full insufficient quota
run-out-of-memory | exhausted allocation heap
runny-nose | rhinitis
sacked | dismissal terminate
safe-place | backup secure
same-file | concurrent lock conflict
same-results | identical deterministic reproducible seed
save-space | compress reduce
say-less | quiet silent
say-nothing | default
scroll-back | history scrollback
see-badly | vision visual
see-each-other | communicate connect detect discover
see-inside | view inspect contents
see-through | transparent opacity alpha
see-what-is-inside | list view inspect contents
send-back | return bounce reject
send-elsewhere | forward redirect relay
send-on | forward relay
send-out | transmit emit distribute
set-anything | default
set-nothing | default
set-up | install configure setup
several-computers | distributed parallel separate cluster
several-machines | distributed parallel separate cluster
several-people | multi-user multiuser concurrent shared
shingles | zoster
ship | distribute release deploy bundle package
short-name | alias abbreviation
short-sighted | myopia
shorten | truncate abbreviate reduce
show-off | demonstrate
show-up | appear occur
shown-to | display visible
shut-down | shutdown halt stop terminate
shut-out | block deny lockout
shut-up | quiet silent mute suppress
side-by-side | compare diff split parallel
sideways | rotate rotation orientation landscape
sign-up | register subscribe enroll registration account
skip-a-version | consecutive upgrade incremental
skip-versions | consecutive upgrade incremental
sleep-badly | insomnia
sleep-less | insomnia
sleeping-pill | hypnotic sedative
slow-down | throttle delay limit
slow-to-start | startup latency
snoop | eavesdrop intercept
somebody-else | another user owner
somewhere-else | location destination elsewhere remote
sore-throat | pharyngitis
sort-out | resolve fix
sound-card | audio device output mixer
sow | seed plant germination
speak-to | connect communicate
specify-anything | default
specify-nothing | default
speed-up | performance
split-off | separate isolate detach
split-up-marriage | divorce
spread-out | distribute spacing
squeeze | compress
stand-for | mean abbreviation
stand-in | placeholder substitute mock
start-by-itself | autostart startup boot
start-over | restart reset again
startup-file | init configuration initialization rc
stay-in-office | serve term tenure
stay-on | persistent remain
stay-the-same | constant invariant unchanged
step-by-step | procedure tutorial
stick-together | join concatenate merge
stiff-joints | arthritis
stop-after | timeout limit duration
stop-asking | disable suppress prompt confirmation remember cache
stop-bothering | disable suppress notification
stop-from | prevent forbid hold disable
stop-in-the-middle | abort interrupt
stop-it-after | timeout limit
stopped-halfway | interrupt resume continue
straight-away | immediately instant
stuffy-nose | congestion
swap-around | exchange reorder
take-apart | split disassemble parse
take-away | revoke remove
take-effect | apply restart reload
take-it-out | remove exclude delete
take-longer | slow delay duration
take-them-out | remove exclude delete
take-too-long | slow timeout performance
take-turns | alternate
take-up | usage occupy space size
take-up-again | resume
taken-away | revoke remove deprive
takes-ages | slow timeout delay performance
takes-forever | slow timeout performance
talk-to | connect communicate interface protocol
tell-me-more | verbose detail debug
tell-me-when | notify notification alert
tenant | lessee renter
text-editor | plain ascii text
throw-out | discard remove delete
throw-up | vomit emesis nausea
thrown-away | discard delete
to-a-file | redirect output write
too-big | exceed limit oversized large maximum overflow
too-bright | brightness gamma exposure
too-dark | brightness gamma exposure
too-early | premature
too-large | exceed limit
too-late | expired deadline overdue
too-long | exceed truncate limit timeout
too-loud | clipping gain volume
too-old | stale outdated expired
too-quiet | gain volume amplify
too-slow | slow performance timeout speed
too-small | minimum underflow
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
twice | duplicate repeat double
two-at-once | concurrent simultaneous
two-people | concurrent conflict lock
type-less | completion alias abbreviation shortcut
type-password | cache credential agent passwordless
unborn | fetus foetal prenatal
under-water | submerged aquatic
unless-i-say | default
unless-told | default
upside-down | flip invert reverse
walk-through | traverse tutorial
warn-me | notify alert warning
watch-out | warning caution
water-pill | diuretic
water-plants | irrigation
way-it-looks | theme appearance style
weak-bones | osteoporosis
wear-away | erosion
wear-off | duration
wear-out | degrade lifetime
weed | herbicide
weird | unexpected unusual
weird-characters | encoding charset
what-changed | diff difference changelog
what-do-i-need | requirement prerequisite dependency
what-i-typed | history
what-is-different | diff difference compare
what-is-going-on | status debug verbose log monitor
when-i-log-in | startup autostart login
when-it-starts | startup boot autostart
whenever-starts | autostart startup boot
where-find | location located path
where-i-left-off | resume continue checkpoint
where-is-the-file | location path directory
where-keep | location located path stored directory
where-put | location path directory
where-save | location path directory saved
where-store | location located path directory
where-stored | location located path directory
where-we-left-off | resume continue checkpoint
which-file | file path location
which-wins | precedence priority override
while-going-through | iteration traversal
while-looping | iteration traversal
who-changed | audit history author blame
whooping-cough | pertussis
will-not-start | startup fail troubleshoot
win | precedence priority override first
wins | precedence priority override first
wipe-out | erase delete destroy
with-the-keyboard | keybinding shortcut
without-a-screen | headless
without-asking | automatically confirmation prompt noninteractive force
without-losing | reliable durable queue persistent guarantee
without-stopping | continue detach background
without-the-mouse | keyboard keybinding shortcut
work-offline | cache disconnected
work-out | calculate compute determine
work-together | integrate compatible
work-with | compatible integrate support
worn-out | exhausted fatigue
wrong-password | failed invalid incorrect authentication
`;
