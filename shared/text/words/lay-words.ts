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
alright-to | safe recommended intended meant supported
another-computer | remote host
another-machine | remote host
another-name | alias rename
another-place | location destination
as-plain-text | ascii
as-soon-as | trigger event immediately
asking-for-password | cache credential agent passwordless remember
at-startup | boot initialization autostart
at-the-beginning | prepend leading first
at-the-end | append trailing last
at-the-least | minimum
at-the-same-time | concurrent parallel simultaneous conflict
at-the-very-least | minimum
back-pain | lumbar
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
black-out | mask redact
blood-poisoning | sepsis
blow-up | crash fail explode
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
change-anything | default
change-into | convert transform
change-name | rename
change-names | rename
change-nothing | default
change-of-life | menopause
cheat | fraud
cheat-sheet | reference summary
chickenpox | varicella
choose-anything | default
choose-nothing | default
choose-one-myself | default
clean-up | cleanup purge prune
clear-out | purge delete clean
closed-source | proprietary
closer-together | spacing
come-back-again | relapse recurrence
come-with | include bundled ship
comes-first | precedence priority order
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
cut-off | truncate interrupt disconnect
dark-mode | theme dark
dashed | dash broken
did-not-ask | automatic automatically
divorced | divorce
does-not-start | fail startup troubleshoot
does-not-work | problem fail troubleshoot
dotted | dot
drug-free | abstinence
dry-run | simulate preview
earlier-command | history
eat-up | consume usage
eats-memory | usage leak consumption
end-up | result
every-hour | schedule cron hourly
every-night | schedule cron daily timer
every-time | always each repeat default permanent
exactly-the-same | identical deterministic reproducible
extra-features | plugin extension module addon
faint | syncope
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
get-along | compatible
get-around-in | navigate
get-away-with | penalty
get-back | restore recover retrieve extract undelete
get-better | recover improvement recovery
get-hold-of | obtain download
get-lost | lost discard
get-rid | remove delete uninstall
get-started | tutorial quickstart introduction
gets-worse | progression deterioration exacerbation
give-access | grant permission authorize share
give-up | abort timeout retry
give-up-smoking | cessation
go-back-to | revert restore rollback previous
go-broke | bankruptcy insolvency
go-faster | performance optimize parallel speed
go-missing | lost missing
go-on | continue resume proceed
go-wrong | error failure fail problem
goes-down | unavailable outage failover
goes-first | precedence priority order
grow-old | age
grow-plants | cultivation horticulture
guess-what-i-type | completion autocomplete
hacked | compromised breach
hacker | attacker intruder
hair-loss | alopecia
halfway | interrupted incomplete partial
hand-out | distribute
hand-over | transfer delegate pass
handwriting | script
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
in-advance | beforehand predefined precompute
in-office | serve term tenure
in-one-go | batch bulk
in-step | synchronize sync
invalid | malformed illegal
irregular-heartbeat | arrhythmia fibrillation
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
keep-the-same | synchronize sync mirror
keep-track | track monitor log
keep-up-to-date | update upgrade
keeps-from | prevent avoid
key-do | keybinding binding shortcut
keys-do | keybinding binding shortcut
landlord | owner lessor
lay-off | redundancy dismissal
leave-alone | skip ignore exclude untouched
leave-out | exclude skip omit ignore
left-over | remaining residual orphan
leftovers | orphan residual remaining
less-noise | quiet silent verbose
let-in | allow permit accept grant
let-me-know | notify notification alert
let-through | allow permit accept pass
letter-size | paper format
lights-go-out | outage
line-up | align alignment
lined-up | align alignment
little-by-little | gradual incremental
lock-away | encrypt protect
lockjaw | tetanus
log-in | login authenticate
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
loose-bowels | diarrhea
lorry | truck vehicle
lose-nothing | reliable durable guarantee persistent
lose-weight | weight-loss obesity diet
loudspeaker | speaker output audio
mail-me | notify notification email
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
money-back | refund reimbursement
more-important | priority
more-or-less | approximately
mould | mold fungus
move-around | navigate
moving-picture | video animation
never-asked | automatic automatically
never-told | automatic automatically
new-name | rename
no-internet | offline
no-longer | obsolete stale unused orphan
no-room | full space quota
nobody-else | private permission restrict
nobody-wants | none vacant candidate
not-allowed | permission forbidden denied
not-lose | reliable durable guarantee preserve
not-working | problem fail troubleshoot
ok-to | safe recommended intended meant supported
okay-to | safe recommended intended meant supported
old-age | elderly aging ageing
on-a-schedule | cron timer schedule
on-startup | autostart boot
one-after-another | sequential serial order
only-certain | restrict filter select subset
other-end | remote peer destination
other-machine | remote host
other-name | alias rename
other-side | remote peer
out-of-breath | dyspnea
out-of-the-box | default builtin included
over-the-network | remote
owe | debt liable
own-file | separate dedicated
pass-along | forward relay
pass-on | forward relay transfer propagate
pass-out | syncope faint
pay-attention | note warning
pay-back | repay refund reimburse
pay-for | cost price charge
pecking-order | precedence priority
people-from-reading | encrypt permission
personal-settings | user configuration preference
pick-anything | default
pick-nothing | default
pick-one-myself | default
pick-out | select filter extract
pick-up-where | resume continue checkpoint
picture-of-screen | screenshot capture
play-louder | volume amplify
plug-in | plugin extension module addon
power-cut | outage interrupted
power-fails | outage interrupted crash
power-failure | outage interrupted crash
power-goes-off | outage interrupted crash abort
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
right-away | immediately instant
ringing-in-the-ears | tinnitus
rub-out | erase delete
ruin | damage destroy disastrous corrupt
run-out | exhausted full insufficient quota
run-out-of-memory | exhausted allocation heap
runny-nose | rhinitis
sacked | dismissal terminate
same-file | concurrent lock conflict
same-results | identical deterministic reproducible seed
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
show-up | appear occur
shut-down | shutdown halt stop terminate
shut-out | block deny lockout
shut-up | quiet silent mute suppress
side-by-side | compare diff split parallel
sideways | rotate rotation orientation landscape
sign-up | register subscribe enroll registration account
sleep-badly | insomnia
sleeping-pill | hypnotic sedative
slow-down | throttle delay limit
snoop | eavesdrop intercept
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
stand-for | mean abbreviation
stand-in | placeholder substitute mock
start-by-itself | autostart startup boot
start-over | restart reset again
startup-file | init configuration initialization rc
stay-in-office | serve term tenure
stick-together | join concatenate merge
stiff-joints | arthritis
stop-after | timeout limit duration
stop-asking | disable suppress prompt confirmation remember cache
stop-bothering | disable suppress notification
stop-from | prevent forbid hold disable
straight-away | immediately instant
stuffy-nose | congestion
swap-around | exchange reorder
take-apart | split disassemble parse
take-away | revoke remove
take-it-out | remove exclude delete
take-them-out | remove exclude delete
take-too-long | slow timeout performance
take-up | usage occupy space size
takes-ages | slow timeout delay performance
takes-forever | slow timeout performance
talk-to | connect communicate interface protocol
tell-me-more | verbose detail debug
tell-me-when | notify notification alert
tenant | lessee renter
throw-out | discard remove delete
throw-up | vomit emesis nausea
to-a-file | redirect output write
too-big | exceed limit oversized large maximum overflow
too-large | exceed limit
too-long | exceed truncate limit timeout
too-old | stale outdated expired
too-slow | slow performance timeout speed
too-small | minimum underflow
try-out | test experiment demo
tummy | abdomen abdominal stomach
turn-around | rotate reverse flip
turn-black | clipped crushed
turn-down | decrease reduce lower volume
turn-into | convert transform
turn-it-off | disable deactivate
turn-it-on | enable activate
turn-up | increase raise volume
twice | duplicate repeat double
two-people | concurrent conflict lock
type-less | completion alias abbreviation shortcut
type-password | cache credential agent passwordless
unborn | fetus foetal prenatal
unless-i-say | default
unless-told | default
upside-down | flip invert reverse
warn-me | notify alert warning
water-pill | diuretic
water-plants | irrigation
way-it-looks | theme appearance style
weak-bones | osteoporosis
wear-off | duration
wear-out | degrade lifetime
weed | herbicide
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
where-is-the-file | location path directory
where-keep | location located path stored directory
where-put | location path directory
where-save | location path directory saved
where-store | location located path directory
where-stored | location located path directory
which-file | file path location
which-wins | precedence priority override
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
without-the-mouse | keyboard keybinding shortcut
work-out | calculate compute determine
work-together | integrate compatible
work-with | compatible integrate support
wrong-password | failed invalid incorrect authentication
`;
