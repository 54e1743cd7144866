/**
 * Everyday words, and those by which documents of any subject say the same: people ask how to turn something on,
 * documents say how to enable it. One sense a line, of English words first and then of other languages; what is joined
 * by hyphens is looked for as a phrase in questions.
 */
export const SENSES = `
enable activate allow turn-on switch-on | aktivieren einschalten activer activar attivare
disable deactivate turn-off switch-off shut-off | deaktivieren ausschalten abschalten désactiver desactivar
delete remove uninstall drop erase purge discard get-rid-of throw-away | löschen entfernen supprimer eliminar borrar
install setup deploy set-up | installieren installer instalar installare
configure configuration config setup setting option set-up | einstellen konfigurieren Einstellung configurer réglage configurar ajuste
create make generate build | erstellen anlegen erzeugen créer crear creare
start launch begin run boot | starten beginnen démarrer commencer iniciar empezar
stop end terminate kill halt quit exit finish | beenden stoppen anhalten arrêter detener terminar
restart reboot reload start-again | neustarten redémarrer reiniciar
undo revert reset rollback restore roll-back go-back take-back | rückgängig annuler deshacer
restore recover recovery rebuild | wiederherstellen restaurer restaurar
update upgrade up-to-date newer latest | aktualisieren mettre-à-jour actualizar
change modify adjust alter edit customize | ändern anpassen modifier changer cambiar modificar
permit allow let enable | erlauben dürfen permettre permitir
forbid prohibit prevent refuse reject deny disallow block not-allow | verbieten verhindern interdire empêcher prohibir impedir
keep retain retention preserve remain stay | behalten aufbewahren bleiben conserver garder conservar mantener
store save persist write storage remember cache | speichern lagern stocker enregistrer guardar almacenar
lose loss lost discard | verlieren Verlust perdre perte perder pérdida
read load fetch retrieve get obtain download | lesen laden holen lire obtenir leer obtener
send transmit submit upload push | senden schicken envoyer enviar
receive accept get | empfangen erhalten recevoir recibir
show display print list view output | anzeigen zeigen afficher montrer mostrar
hide suppress omit exclude ignore skip leave-out | ausschließen ausblenden exclure ignorer excluir ocultar
choose select pick | wählen auswählen choisir elegir scegliere
fast quick speed performance | schnell rapide rápido veloce
slow delay latency lag | langsam lent lento
maximum max limit most largest upper longest | höchstens maximal maximal máximo
minimum min least lowest smallest | mindestens minimal mínimo
size large big | Größe taille tamaño
limit limitation restriction constraint quota | Grenze Einschränkung limite límite restricción
disadvantage downside drawback pitfall limitation cons issue | Nachteil inconvénient desventaja svantaggio
advantage benefit pros upside strength | Vorteil avantage ventaja vantaggio
error failure fail crash problem fault issue | Fehler Problem erreur panne error fallo problema
fix repair solve resolve solution workaround get-around | beheben reparieren réparer résoudre reparar solucionar
avoid prevent circumvent get-around way-around | vermeiden éviter evitar
recommend should advise suggest advisable best-practice | empfehlen recommander recomendar
password credential passphrase secret | Passwort Kennwort passe contraseña
login authentication authenticate sign-in log-in | anmelden Anmeldung connexion sesión
user account | Benutzer Nutzer utilisateur usuario utente
file document | Datei fichier archivo documento
directory folder | Verzeichnis Ordner répertoire dossier directorio carpeta
memory ram | Speicher Arbeitsspeicher mémoire memoria
disk storage space drive | Festplatte disque disco
network connection | Netzwerk Netz Verbindung réseau red conexión
disconnect offline unavailable unreachable outage | getrennt déconnecté desconectado
late old outdated stale out-of-order out-of-date | spät veraltet tard tarde antiguo
simultaneous concurrent parallel multiple same-time at-once | gleichzeitig simultané simultáneo
encrypt encryption cipher encrypted | verschlüsseln verschlüsselt Verschlüsselung chiffrer chiffrement cifrar cifrado encriptar
key | Schlüssel clé clave llave
message | Nachricht Nachrichten message messages mensaje mensajes
queue backlog | Warteschlange file cola
backup back-up | Sicherung Datensicherung sauvegarde copia
default standard out-of-the-box | Standard voreingestellt défaut predeterminado
automatic automatically | automatisch automatiquement automáticamente
often frequency interval period regular | oft häufig Intervall souvent fréquence frecuencia
duration long period time | lange Dauer durée duración tiempo
cost price fee charge expensive cheap | Kosten Preis coût prix costo coste precio
buy purchase | kaufen acheter comprar
help assist support | helfen aider ayudar
need require necessary must requirement | brauchen benötigen nötig besoin nécessaire necesario necesitar
apply use employ | verwenden benutzen nutzen utiliser usar utilizar
combine merge join | verbinden kombinieren combiner combinar unir
move relocate migrate transfer | verschieben umziehen déplacer mover
ask prompt question request | fragen demander preguntar
split divide separate | teilen trennen diviser séparer dividir separar
difference differ unlike distinguish | Unterschied différence diferencia differenza
similar same equal identical | ähnlich gleich semblable igual similar
cause reason due lead | Ursache Grund cause raison causa razón
effect impact influence consequence outcome | Wirkung Auswirkung effet efecto consecuencia
increase raise rise grow higher | steigen erhöhen augmenter aumentar subir
decrease reduce lower decline drop shrink | senken verringern reduzieren réduire diminuer reducir disminuir
treat treatment therapy manage | behandeln Behandlung traiter traitement tratar tratamiento
drug medication medicine | Medikament Arznei médicament medicamento
dose dosage dosing | Dosis dose dosis
symptom sign manifestation | Symptom symptôme síntoma
disease illness disorder condition | Krankheit maladie enfermedad malattia
doctor physician clinician | Arzt médecin médico
patient participant subject | Patient patient paciente
hospital clinic | Krankenhaus hôpital hospital
blood | Blut sang sangre
death die mortality fatal | Tod sterben mort muerte morir
child pediatric paediatric infant adolescent kid | Kind Kinder enfant niño
elderly older aged | ältere âgé anciano
woman female | Frau femme mujer
man male | Mann homme hombre
pregnant pregnancy gestational | schwanger grossesse embarazo
heart cardiac cardiovascular | Herz cœur corazón
kidney renal | Niere rein riñón
liver hepatic | Leber foie hígado
lung pulmonary respiratory | Lunge poumon pulmón
brain cerebral neural | Gehirn cerveau cerebro
bone skeletal | Knochen os hueso
skin dermal cutaneous | Haut peau piel
cancer tumor tumour carcinoma neoplasm malignancy | Krebs cancer cáncer
stroke cerebrovascular | Schlaganfall
adverse toxicity side-effect unwanted-effect | Nebenwirkung Nebenwirkungen
safe safety harm secure | sicher sûr seguro sicuro
risk danger hazard | Risiko Gefahr risque danger riesgo peligro
prevention prophylaxis prevent | Vorbeugung prévention prevención
vaccine vaccination immunization immunisation | Impfung vaccin vacuna
infection infected infect | Infektion infection infección
randomise randomize random allocate allocation assign | zufällig randomisé aleatorio
approve approval ethics consent | genehmigt approuvé aprobado
limitation weakness caveat shortcoming | Schwäche faiblesse debilidad
study trial research experiment | Studie étude estudio studio
write written wrote author | schreiben geschrieben écrire écrit escribir
invent inventor invention | erfinden Erfinder inventer inventar
found founder establish foundation founding | gründen Gründung fonder fundar
begin start origin originate | Anfang Ursprung origine origen
war battle conflict | Krieg guerre guerra
king monarch ruler emperor | König roi rey
live inhabit reside population inhabitant | leben wohnen vivre vivir
small little tiny | klein petit pequeño
teach learn education train training | lehren lernen enseigner apprendre enseñar aprender
job work employment occupation | Arbeit travail trabajo lavoro
money fund finance funding | Geld argent dinero
country nation state | Land pays país
city town | Stadt ville ciudad città
water | Wasser eau agua
energy power | Energie énergie energía
repository repo | Repository dépôt repositorio
environment env | Umgebung environnement entorno
argument arg parameter | Argument Parameter argument argumento
application app program | Anwendung Programm application aplicación
administrator admin root | Administrator administrateur administrador
development dev | Entwicklung développement desarrollo
optimization optimisation optimize opt | Optimierung optimisation optimización
documentation doc manual | Dokumentation documentation documentación
information info data | Information Daten données datos información
variable var | Variable variable
version release | Version version versión
command cli | Befehl commande comando
identifier id name | Name Kennung nom nombre
temporary temp | vorübergehend temporaire temporal
replicate replica replication copy | Kopie réplique copie réplica copia
duplicate deduplicate deduplication dedupe | doppelt doublon duplicado
lock locked exclusive locking | sperren gesperrt verrouiller bloquear
crowded full exhausted | voll plein lleno
connect connection attach | verbinden connecter conectar
measure measurement metric | messen mesurer medir
test check verify validate | prüfen testen vérifier tester comprobar
protect protection guard | schützen Schutz protéger proteger
expire expiry expiration timeout | ablaufen verfallen expirer caducar
wait delay | warten attendre esperar
reach unreachable reachable | erreichbar joignable
share shared sharing | teilen gemeinsam partager compartir
year annual yearly | Jahr année año anno
day daily | Tag jour día
`;
