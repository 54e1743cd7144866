// Longer than 250 lines: a list of words.

/**
 * More of the words by which people ask and documents answer, in English alone; one sense a line, as in `SENSES`.
 */
export const ENGLISH_SENSES = `
11 eleven
12 twelve
13 thirteen
14 fourteen
15 fifteen
16 sixteen
17 seventeen
18 eighteen
19 nineteen
20 twenty
30 thirty
40 forty
50 fifty
60 sixty
70 seventy
80 eighty
90 ninety
at-most no-more-than not-more-than maximum max limit
at-least no-less-than no-fewer-than minimum min
how-long duration period length timeout
how-large how-big size
how-fast how-quickly speed rate
how-often how-frequently frequency interval
how-old age
how-far distance range
how-high how-tall height
how-deep depth
how-heavy weight
how-wide width
how-expensive price cost
block ban blacklist drop blocklist blackhole
unblock whitelist allowlist unban exempt exception
copy dump transfer clone mirror export duplicate
record enter register post log
record capture
embed inline insert include incorporate
picture photo photograph image figure
site website page url domain
machine computer host server device
shrink compact compress smaller reclaim
enlarge expand extend grow bigger larger
resize scale shrink enlarge
old obsolete stale expired outdated superseded legacy
clean cleanup purge prune clear tidy clean-up
prune trim expire discard
pin freeze hold fixed
look-up lookup search query find
look-at see view inspect examine
see view show display inspect
verify check validate confirm ensure
make-sure ensure guarantee verify
invert reverse
repeat again loop iterate
often frequently regularly
regular periodic routine
schedule cron timer periodic recurring
crash abort panic segfault
hang freeze stuck unresponsive block deadlock
corrupt damage broken invalid
broken faulty defective
log-out sign-out logout logoff
lock-out inaccessible lockout locked
permission privilege right access authorization
owner ownership
valid permitted accepted
wrong incorrect invalid bad
correct proper valid right
missing absent not-found lack
empty blank
whole entire complete full
part portion section piece
first initial
last final
last latest recent
next following subsequent
previous prior earlier preceding former
retry reattempt again
merge combine join concatenate unite
split divide partition separate
sort order arrange
sequence order
filter restrict
link associate bind
detach unlink unbind disconnect
mount attach
unmount eject umount
plug connect
silent silence quiet mute suppress
silence disable ignore suppress
core processor cpu
video movie film clip
song music track tune
audio sound
screenshot capture
pause suspend halt
resume continue proceed
wait pause sleep
speed-up accelerate faster optimize
improve enhance better optimize
best recommended preferred optimal ideal
better preferable superior
prefer preference preferred
free gratis
pay payment
sell sale
mail email message
phone telephone mobile
forward redirect relay route
reply answer respond response
talk communicate speak
internet web online
wifi wireless wlan
proxy gateway
hide conceal mask invisible
visible shown displayed
transparent transparency alpha opacity opaque translucent
font typeface
size dimension
margin padding border
draw paint sketch
rotate spin
flip mirror
crop cut trim
paste insert
select highlight mark
label tag mark flag
category class group type
row record entry
column field
field attribute property
option setting flag switch parameter
preference option setting
string text
digit number numeral
letter character
locale language
translation localization internationalization
now current present
new recent fresh
add append insert include
replace substitute swap exchange
overwrite replace
convert transform translate
import load ingest
export save dump
backup archive snapshot
extract unpack unzip decompress expand
zip compress pack archive
sign signature
refresh update reload
dependency requirement prerequisite
require depend
compile build
debug troubleshoot diagnose
troubleshoot problem diagnose
journal log history
monitor watch observe track
alert notify warn notification alarm
inform notify tell
trigger fire invoke cause
execute run invoke launch
call invoke
daemon service background
task job process
sample example
template pattern
custom own user-defined
personal private own
common usual typical normal
happen occur take-place
mean signify denote stand-for
explain describe
kind type sort category
consist contain comprise compose made-of made-up-of
purpose goal aim objective
decide determine
calculate compute
estimate approximate
mean average
sum total
percent percentage
manage administer control
handle process deal-with
fail failure unsuccessful
succeed success successful
exclude omit except
guard protect shield
nearby close near adjacent
far distant remote
quick fast rapid
hard difficult
easy simple
strong robust
weak fragile
big large great huge
short brief
wide broad
thin narrow
hot heat warm
cold cool
wet moist
dry
rich wealthy
poor poverty
bypass circumvent skip override
override overrule supersede
spelling spell
typo misspelling mistake
mistake error
guess estimate
split-up divide
hyphen dash
quote cite citation
cite reference quote
footnote note annotation
comment remark annotation note
chapter section
heading title headline caption
caption label title
bibliography references
slide presentation
spreadsheet worksheet
cell field
formula equation
chart graph plot diagram
plot graph draw
axis axes
unit measure
ruler scale
layer level
level layer tier
nest nested inside
parent ancestor
child descendant
inherit inheritance derive
derive extend subclass
loop iterate repeat
iterate loop traverse
array list vector
dictionary map hash
map mapping
callback handler hook
hook callback plugin
exception error
raise throw
catch handle trap
constant literal
immutable unchangeable constant
mutable changeable
private hidden
global shared
scope visibility
pointer reference
reference pointer link
null none nil
boolean logical
integer int number
float decimal
round rounding
random randomize
shuffle randomize
unique distinct
distinct unique different
equal equality same
compare comparison
match matching
wildcard glob pattern
regex regexp pattern
escape quote
newline linebreak line-break
indent indentation
tab tabulator
whitespace blank space
uppercase capital
lowercase small
encoding charset
charset encoding
header heading
footer
attach attachment
inbox mailbox
spam junk
bounce undeliverable reject
unsubscribe opt-out
subscribe subscription
follow track
bookmark favorite
history log
cookie
session login
cache buffer
buffer cache
queue spool
rate-limit throttle
throttle limit
load-balance balance distribute
failover redundancy takeover
cluster group
node host machine
primary master main leader
master primary
standby replica secondary slave
secondary standby slave
promote promotion failover
rotate rotation
retain retention keep
quota limit
disk drive volume
partition volume
volume loudness
monitor screen display
screen display
mouse pointer cursor
cursor pointer
click press
press hit push
drag move
menu toolbar
dialog window
shortcut hotkey keybinding accelerator
hotkey shortcut keybinding
bind binding map assign
assign allocate
allocate assign reserve
release free
free release
leak leakage
overflow exceed
exceed above over
underflow
bug defect issue
patch fix
hotfix patch
release version
changelog changes history
deprecated obsolete removed
experimental unstable beta
stable
license licence copyright
author writer creator
contributor developer
maintainer
employee worker staff personnel
boss manager supervisor
company firm business corporation enterprise
shop store retailer
customer client buyer consumer
bill invoice
salary wage pay income
debt liability loan
loan credit mortgage
profit gain earnings
share stock equity
rent lease
lawyer attorney counsel
court tribunal
crime offence offense
prison jail
sue lawsuit litigation
law act statute legislation
regulation rule
illegal unlawful prohibited forbidden
legal lawful
vote ballot election poll
parliament congress legislature
treaty pact agreement
army military troops forces
weapon arms
murder kill assassinate
birth born
marry marriage wed
wife spouse
husband spouse
parent mother father
church
religion faith
school
university college
student pupil
teacher instructor
writer author
book volume
newspaper press
discover find discovery
build construct erect construction
destroy demolish ruin
fire blaze
speed velocity
mass weight
solar sun
lunar moon
petrol gasoline
oil petroleum
plant vegetation
species animal
microbe bacteria bacterium bacterial
virus viral
gene genetic
immune immunity
fever febrile
headache migraine
heart-attack infarction myocardial
high-blood-pressure hypertension hypertensive
low-blood-sugar hypoglycemia
high-blood-sugar hyperglycemia
blood-sugar glucose glycemic
stomach gastric
bowel intestinal gut intestine
eye ocular ophthalmic
ear auditory
nose nasal
mouth oral
tooth dental teeth
muscle muscular
nerve neural neuronal
vein venous
artery arterial
shortness-of-breath dyspnea
tired fatigue tiredness exhaustion
obesity overweight obese
smoking tobacco cigarette smoker
alcohol drinking
childbirth delivery labor birth
newborn neonate neonatal
baby infant newborn
teenager adolescent adolescence
surgery operation surgical
heal cure
relapse recurrence recur
survive survival
diagnose diagnosis detect
swelling edema oedema
bleeding hemorrhage haemorrhage
clot thrombosis thrombus
blood-thinner anticoagulant
painkiller analgesic
antibiotic antibacterial antimicrobial
itch pruritus
vomit emesis nausea
depression depressive
dementia alzheimer
exercise training workout
salt sodium
sugar glucose
fat lipid
bicycle bike
motorcycle motorbike
rubbish trash garbage
fridge refrigerator
holiday vacation annual-leave
refund reimburse
warranty guarantee
lorry truck
petrol gasoline
nappy diaper
postcode zipcode zip-code
telework homeworking work-from-home working-from-home remote-work
swimming-pool pool
`;
