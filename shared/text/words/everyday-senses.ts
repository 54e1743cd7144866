// Longer than 250 lines: a list of words.

/**
 * Words of everyday life by which a question in another language is put to English documents: one sense a line, English words first,
 * the most telling two ahead; then German, French, Spanish, Italian, Portuguese and Dutch ones, with the forms that do not begin
 * alike. They only translate: between English words they say nothing. Words of several everyday meanings have those of all of
 * them before the bar, or are left out.
 */
export const EVERYDAY_SENSES = `
book | Buch Bücher Büchern livre libro boek
newspaper | Zeitung Zeitungen journal periódico giornale jornal krant
magazine | Zeitschrift revista rivista tijdschrift
library | Bibliothek Bücherei bibliothèque biblioteca bibliotheek
borrow loan | ausleihen ausgeliehen leihen entleihen Ausleihe Leihfrist emprunter emprunt prestado préstamo préstamos prestito emprestar empréstimo uitlenen
lend | verleihen prêter prestar prestare
return back | zurückgeben zurückgegeben zurückbringen zurückgebracht Rückgabe rückgeben rendre restituer restitution devolver devolución devoluciones devuelvo devuelvan restituire restituzione devolução terugbrengen teruggeven
renew renewal extension | verlängern Verlängerung renouveler renouvellement prolonger prolongation renovar renovación rinnovare rinnovo prorroga prórroga verlengen
reserve reservation booking | reservieren Reservierung buchen gebucht Buchung réserver réservation reservar reservación prenotare prenotazione reserva reservering
pool swimming | Schwimmbad Schwimmbecken Hallenbad Freibad piscine piscina zwembad
swim swimming | schwimmen nager natation nadar natación nuotare nuoto natação zwemmen
lifeguard | Bademeister maître-nageur socorrista bagnino
museum | Museum musée museo museu
concert | Konzert concert concierto concerto
choir | Chor chorale coro koor
theatre | Theater théâtre teatro
cinema film | Kino cinéma cine bioscoop
holiday leave vacation | Urlaub Urlaubstag Urlaubstage Urlaubstagen Ferien vacances congé congés vacaciones vacanza ferie férias vakantie verlof
parental leave maternity paternity | Elternzeit Mutterschutz Vaterschaftsurlaub Vaterschaft maternité paternité paternidad maternidad maternità paternità maternidade paternidade zwangerschapsverlof
holiday public bank | Feiertag Feiertage Feiertagen férié fériés festivo festivos feriado feestdag
home working remote | Homeoffice Heimarbeit Telearbeit télétravail teletrabajo telelavoro teletrabalho thuiswerk thuiswerken
home house | Zuhause Haus Häuser daheim maison casa huis huizen
flat apartment | Wohnung Wohnungen Mietwohnung appartement apartamento appartamento piso woning
room | Zimmer Raum Räume chambre habitación camera stanza quarto kamer
bedroom dormitory | Schlafzimmer Schlafsaal dortoir dormitorio slaapkamer
bathroom | Badezimmer baño bagno banheiro badkamer
kitchen | Küche cuisine cocina cucina cozinha keuken
toilet | Toilette toilettes WC aseos gabinetto banheiro toilet
shower | Dusche duschen douche ducha doccia chuveiro
bed | Bett lit cama letto bed
sheet bedding linen | Bettwäsche Bettlaken draps sábana sábanas lenzuola lençóis
towel | Handtuch Handtücher serviette toalla asciugamano toalha handdoek
furniture | Möbel meuble meubles muebles mobili móveis meubels
garden | Garten Gärten jardin jardín giardino jardim tuin
roof | Dach Dächer toit techo tejado tetto telhado dak
wall | Mauer Wand Wände mur pared muro parete parede
floor | Fußboden Boden Stockwerk plancher suelo pavimento vloer
stairs | Treppe escalier escalera scala scale escada trap
lift elevator | Aufzug Fahrstuhl ascenseur ascensor ascensore elevador lift
basement cellar | Keller cave sótano bodega cantina porão kelder
balcony | Balkon balcon balcón balcone varanda
door | Tür Türen Haustür porte puerta porta deur
gate | Tor Gartentor portail verja cancello portão poort
key | Schlüssel Hausschlüssel clef llaves chiave chiavi chave sleutel
rent | Miete Mietpreis loyer alquiler affitto aluguel aluguer huur
rent hire | mieten gemietet louer alquilar affittare noleggiare noleggio alugar huren
tenancy lease | Mietvertrag Mietverhältnis bail arrendamiento locazione arrendamento huurcontract huurovereenkomst
tenant | Mieter Mieterin locataire inquilino inquilina arrendatario conduttore huurder
landlord | Vermieter Vermieterin bailleur casero casera arrendador locatore senhorio verhuurder
sublet | untervermieten Untermiete sous-louer subarrendar subalquilar subaffittare onderverhuren
deposit | Kaution Mietkaution Anzahlung Pfand caution acompte fianza depósito señal caparra cauzione caução sinal waarborgsom aanbetaling
move moving | umziehen Umzug einziehen ausziehen Einzug Auszug déménager déménagement emménager mudanza mudarse trasloco traslocare mudança verhuizen verhuizing
neighbour neighbor | Nachbar Nachbarn Nachbarin voisin voisine vecino vecina vicino vizinho buurman buren
owner | Eigentümer Besitzer propriétaire propietario dueño proprietario proprietário dono eigenaar
insurance insured cover | Versicherung versichert versichern assurance assuré assurer seguro seguros assicurazione assicurato verzekering verzekerd
premium | Versicherungsprämie Versicherungsbeitrag
excess deductible | Selbstbeteiligung Selbstbehalt franchise franquicia franchigia
claim | Schadensmeldung Schadenmeldung sinistre siniestro sinistro
damage damaged | Schaden Schäden beschädigt Beschädigung dommage dommages dégât dégâts endommagé daño daños dañado danno danni danneggiato dano danos danificado schade beschadigd
theft stolen | Diebstahl gestohlen stehlen vol volé voler robo robado robar hurto furto rubato roubo roubado diefstal gestolen
fire | Feuer Brand incendie incendio incêndio
flood | Überschwemmung Hochwasser inondation inundación alluvione inundação overstroming
accident | Unfall Unfälle accident accidente incidente acidente ongeluk ongeval
emergency | Notfall Notfälle urgence urgences emergencia urgencia emergenza emergência noodgeval
police | Polizei police policía polizia polícia politie
invoice bill | Rechnung Rechnungen facture factura fattura fatura factuur rekening
receipt | Quittung Kassenbon Kassenzettel Beleg Belege quittance reçu recibo ricevuta scontrino kassabon
price cost | cuesta cuestan costar prix Preise prezzo prezzi preço preços custa kosten prijs
fee charge | Gebühr Gebühren frais tarif tarifs cuota tarifa tasa tariffa taxa kosten
fine penalty | Bußgeld Geldstrafe Mahngebühr Säumnisgebühr Strafe amende multa boete
discount concession reduction | Rabatt Ermäßigung ermäßigt Nachlass remise réduction descuento rebaja sconto riduzione desconto korting
free | kostenlos kostenfrei gratis umsonst unentgeltlich gratuit gratuite gratuitement gratuito gratuita gratuitamente
expensive | teuer teure cher chère caro cara costoso duur
cheap | billig günstig barato económico economico goedkoop
pay payment | zahlen zahlt bezahlen bezahlt Zahlung Bezahlung payer paye paiement pagar paga pagamos pago pagos pagare pagamento betalen betaling
amount sum | Betrag Summe montant somme importe suma importo somma montante bedrag
tax | Steuer Steuern impôt impôts impuesto impuestos tassa tasse imposto belasting
refund reimbursed reimburse | erstatten erstattet Erstattung Rückerstattung rückerstatten rembourser remboursement remboursé reembolso reembolsar reembolsado rimborso rimborsare rimborsato terugbetaling vergoeding vergoed
money | Bargeld monnaie efectivo soldi contanti dinheiro geld
credit card | Kreditkarte Kreditkarten carte-de-crédit tarjeta-de-crédito carta-di-credito cartão-de-crédito creditcard
loan credit | Kredit Darlehen crédit prêt crédito mutuo lening
interest | Zinsen Zins Zinssatz intérêts intereses interessi juros rente
debt arrears | Schulden Rückstand dette dettes arriérés deuda deudas debito debiti dívida schuld
donation donate | Spende spenden don dons donación donar donazione donare doação gift
pension retirement | Rente Ruhestand retraite jubilación pensión pensione aposentadoria pensioen
expenses claim | Spesen Auslagen Reisekosten gastos spese despesas onkosten
mileage | Kilometergeld Kilometerpauschale kilometraje
wage salary pay | Lohn Löhne Gehalt Gehälter salaire sueldo salario stipendio salário loon salaris
work working | arbeiten arbeitet gearbeitet travailler travaille trabajar trabaja trabajo lavorare lavora trabalhar trabalho werken werk
employer | Arbeitgeber employeur empleador datore-di-lavoro empregador werkgever
employee staff | Mitarbeiter Mitarbeiterin Arbeitnehmer Angestellte Beschäftigte Personal employé salarié salariés personnel empleado empleada personal dipendente dipendenti personale empregado funcionário werknemer medewerker personeel
manager supervisor | Vorgesetzte Vorgesetzter Chef Chefin supérieur jefe jefa responsabile capo chefe gerente leidinggevende
colleague | Kollege Kollegin collègue colega compañero collega
company firm | Firma Unternehmen Betrieb entreprise société empresa azienda bedrijf
office | Büro Büros bureau oficina ufficio escritório kantoor
department | Abteilung Abteilungen département departamento reparto dipartimento afdeling
overtime | Überstunde Überstunden heures-supplémentaires horas-extra straordinario overuren
probation trial | Probezeit période-d'essai periodo-de-prueba periodo-di-prova proeftijd
notice termination | Kündigung Kündigungsfrist préavis licenciement preaviso despido preavviso licenziamento aviso-prévio opzegtermijn opzegging ontslag
cancel cancellation terminate | kündigen gekündigt kündige stornieren Stornierung absagen abgesagt annuler annulation résilier résiliation cancelar cancelación anular annullare annullamento disdire disdetta rescindir cancelamento opzeggen annuleren annulering
meeting | Besprechung Sitzung Versammlung réunion reunión riunione reunião vergadering
minutes | Sitzungsprotokoll procès-verbal notulen
training course | Fortbildung Weiterbildung Schulung Kurs formation formación curso cursos corso formazione formação opleiding cursus
break | Arbeitspause Mittagspause descanso pausa intervalo pauze
contract agreement | Vertrag Verträge Arbeitsvertrag contrat contrato contratto overeenkomst
term duration | Laufzeit Vertragsdauer
signature sign | Unterschrift unterschreiben unterschrieben signer firmar firmare assinar assinatura handtekening ondertekenen
application apply | Bewerbung bewerben candidature candidatura solicitud sollicitatie
form | Formular Formulare formulaire formulario modulo formulário formulier
permission consent | Erlaubnis Genehmigung Zustimmung Einwilligung permission autorisation consentement permiso autorización consentimiento permesso autorizzazione consenso permissão autorização toestemming vergunning
allowed permitted | erlaubt gestattet zulässig autorisé permis autorizado permitido consentito permesso permitida toegestaan toegelaten
forbidden prohibited allowed | verboten untersagt interdit interdite prohibido prohibida vietato vietata proibido verboden
obligation must | Pflicht verpflichtet verpflichtend obligatoire obligation obligatorio obligación obbligatorio obbligo obrigatório verplicht
complaint complain | Beschwerde beschweren Reklamation plainte réclamation queja reclamación reclamo lamentela reclamação klacht
warranty guarantee | Garantie Gewährleistung garantie garantía garanzia garantia
repair | Reparatur Reparaturen reparieren repariert réparation reparación riparazione riparare reparação conserto reparatie repareren
broken faulty | kaputt defekt defekte cassé défectueux roto rota averiado rotto guasto quebrado estragado avariado kapot defect
spare part | Ersatzteil Ersatzteile ricambio onderdeel reserveonderdeel
exchange replacement | Umtausch umtauschen umgetauscht échange échanger cambio sostituzione troca trocar ruilen
order | Bestellung bestellen bestellt commande commander pedido pedir ordine ordinare encomenda bestelling
delivery deliver | Lieferung liefern geliefert Lieferzeit livraison livrer entrega entregar consegna consegnare levering bezorging
shipping postage | Versand Versandkosten versenden verschickt expédition envío spedizione envio frete verzending verzendkosten
parcel package | Paket Pakete Päckchen colis paquete pacco pacote encomenda pakket pakje
letter | Brief Briefe lettre carta lettera brief
post mail | Post courrier correo posta correio
shop store | Geschäft Geschäfte Laden Läden boutique magasin tienda negozio loja winkel
customer | Kunde Kunden Kundin client cliente clientes klant
goods product | Ware Waren Produkt Produkte marchandise produit mercancía producto merce prodotto produto
sale sell | verkaufen verkauft Verkauf vendre vente vender venta vendere vendita venda verkopen
manual instructions | Bedienungsanleitung Gebrauchsanweisung Anleitung Handbuch mode-d'emploi manuel notice instrucciones manual istruzioni manuale instruções handleiding
opening hours open | Öffnungszeiten Öffnungszeit geöffnet offen ouvert ouverte ouverture abierto abierta abren abre aperto aperta apertura aberto horário openingstijden
closed close | geschlossen schließt fermé fermée ferme fermeture cerrado cerrada cierra cierran cierre chiuso chiusa chiude chiusura fechado fecha gesloten
appointment | Termin Termine rendez-vous cita appuntamento consulta afspraak
deadline due | Frist Fristen Stichtag délai échéance plazo plazos scadenza prazo termijn deadline
timetable schedule hours | Fahrplan Fahrpläne Stundenplan Zeitplan horaire horaires emploi-du-temps horario horarios orario orari horário horários dienstregeling rooster
bus | Bus Busse autobus bus autobús autobuses autocarro ônibus
train | Zug Züge Bahn train tren treno trem comboio trein
tram | Straßenbahn tramway tranvía
underground metro | U-Bahn métro metropolitana
station | Bahnhof Bahnhöfe Haltestelle gare estación stazione estação
departure depart | Abfahrt abfahren Abflug départ partir salida salidas sale partenza partida vertrek
arrival arrive | Ankunft ankommen arrivée arriver llegada llegadas llegar llego arrivo arrivare chegada chegar aankomst
ticket | Fahrkarte Fahrkarten Fahrschein Eintrittskarte Ticket billet billets billete billetes entrada biglietto biglietti bilhete kaartje
admission entry | Eintritt Einlass Eintrittspreis ingresso toegang
flight | Flug Flüge vol vuelo volo voo vlucht
airport | Flughafen aéroport aeropuerto aeroporto luchthaven
luggage baggage | Gepäck Koffer bagage bagages valise equipaje maleta bagaglio valigia bagagem mala
trip travel journey | Reise Reisen reisen Ausflug Klassenfahrt voyage voyager viaje viajes viajar excursión viaggio viaggi viagem reis uitstapje
hotel hostel | Hotel Hotels Herberge Jugendherberge auberge albergue ostello pousada herberg
guest visitor | Gast Gäste Besucher hôte invité visiteur huésped visitante invitado ospite visitatore hóspede gast bezoeker
visit | besuchen Besuch Besichtigung visiter visite visitar visita visitare bezoeken
driver | Fahrer Fahrerin conducteur chauffeur conductor autista motorista condutor bestuurder
driving licence license | Führerschein permis-de-conduire carnet-de-conducir patente rijbewijs
car | Auto Autos Wagen PKW voiture voitures coche coches automóvil macchina carro auto
bicycle bike | Fahrrad Fahrräder Rad Räder Lastenrad vélo vélos bicyclette bicicleta bicicletas bici bicicletta biciclette fiets fietsen
motorcycle motorbike | Motorrad Motorräder moto motocicleta motocicletta motor
helmet | Helm Helme casque casco capacete
tyre tire | Reifen Autoreifen Winterreifen pneu pneus neumático neumáticos pneumatico gomme band banden
petrol fuel | Benzin Kraftstoff essence carburant gasolina combustible benzina carburante gasolina combustível benzine
parking park | Parkplatz Parkplätze parken Stellplatz stationnement stationner estacionar aparcar aparcamiento estacionamiento parcheggio parcheggiare estacionamento parkeren
road street | Straße Straßen rue route calle carretera strada via rua estrada straat weg
bridge | Brücke Brücken pont puente ponte brug
charge charging | aufladen aufgeladen charger recharger recharge cargar recargar caricare ricarica carregar opladen
charger charging | Ladegerät Ladestation Wallbox chargeur cargador caricabatterie carregador oplader laadpaal
battery | Akku Batterie Batterien batterie batterías batería pila pilas batteria bateria batterij accu
cable | Kabel câble cable cavo cabo kabel
lamp light | Lampe Lampen Leuchte Glühbirne Lämpchen lampe ampoule lámpara bombilla lampada lampadina lâmpada
dog | Hund Hunde Hunden chien chiens chienne perro perra perros cane cani cachorro cão cães hond
cat | Katze Katzen Kater chat chats chatte gato gata gatos gatto gatti kat katten
pet animal | Haustier Haustiere animal-domestique mascota mascotas animale-domestico huisdier huisdieren
animal | Tier Tiere animaux animal animales animale animali animais dier dieren
bird | Vogel Vögel oiseau oiseaux pájaro uccello pássaro
horse | Pferd cheval chevaux caballo cavallo cavalo paard
hen chicken | Huhn Hühner Henne poule poules gallina gallinas gallina galinha kip kippen
rabbit | Kaninchen Hase lapin conejo coniglio coelho konijn
bee | Biene Bienen abeille abeja abejas api abelha bijen
tree | Baum Bäume arbre arbres árbol árboles albero alberi árvore boom bomen
flower | Blume Blumen fleur fleurs flor flores fiore fiori bloem bloemen
plant | Pflanze Pflanzen plante plantes planta plantas pianta piante plant planten
water | Leitungswasser Warmwasser acqua água water
heating | Heizung Heizungen heizen chauffage calefacción riscaldamento aquecimento verwarming
boiler | Heizkessel Boiler chaudière caldera caldaia caldeira
electricity power | Strom Elektrizität électricité electricidad corriente elettricità corrente eletricidade stroom elektriciteit
gas | Gas Erdgas gaz gas gás
waste rubbish | Müll Abfall Abfälle Restmüll Hausmüll déchet déchets ordures poubelle basura residuos rifiuti spazzatura lixo afval vuilnis
bin | Mülltonne Mülleimer Tonne Biotonne cubo contenedor bidone pattumiera lixeira vuilnisbak
recycling | Wertstoff Wertstoffhof déchetterie recyclage reciclaje riciclaggio reciclagem
collection collect | Abholung abholen abgeholt Müllabfuhr collecte recogida recoger ritiro raccolta recolha coleta ophalen
clean cleaning | putzen reinigen Reinigung sauber nettoyer nettoyage propre limpiar limpieza limpio pulire pulizia pulito limpar limpeza limpo schoonmaken
wash | waschen gewaschen laver lavage lavar lavado lavare wassen
washing machine | Waschmaschine lave-linge machine-à-laver lavadora lavatrice wasmachine
dishwasher | Spülmaschine Geschirrspüler lave-vaisselle lavavajillas lavastoviglie vaatwasser
fridge refrigerator | Kühlschrank réfrigérateur frigo nevera frigorífico frigorifero geladeira koelkast
oven | Backofen Ofen horno forno oven
machine | Kaffeemaschine cafetera
descale descaling | entkalken Entkalkung entkalkt détartrer détartrage descalcificar descalcificación decalcificare decalcificazione ontkalken
lime hardness | Kalk Wasserhärte calcaire cal calcare kalk
salt | Salz sel sal sale sal zout
sugar | Zucker sucre azúcar zucchero açúcar suiker
flour | Mehl farine harina farina farinha meel bloem
egg | Ei Eier œuf œufs huevo huevos uovo uova ovo ovos eieren
butter | Butter beurre mantequilla burro manteiga boter
milk | Milch lait leche latte leite melk
bread | Brot Brötchen pan pane pão brood
cheese | Käse fromage queso formaggio queijo kaas
meat | Fleisch viande carne vlees
fish | Fisch Fische poisson pescado pesce peixe vis
fruit | Obst Früchte fruit fruits fruta frutta
vegetable | Gemüse légume légumes verdura verduras verdure legumes groente groenten
nut | Nuss Nüsse noix nuez nueces frutos-secos noce noci nozes noten
cake | Kuchen Torte gâteau gâteaux pastel tarta torta bolo taart
soup | Suppe soupe sopa zuppa soep
rice | Reis riz arroz riso rijst
potato | Kartoffel Kartoffeln pomme-de-terre patata patatas patate batata aardappel
apple | Apfel Äpfel pomme pommes manzana mela maçã appel
coffee | Kaffee café caffè koffie
tea | Tee thé té tè chá thee
wine | Wein vin vino vinho wijn
beer | Bier bière cerveza birra cerveja bier
alcohol | Alkohol alcool alcohol alcol álcool
honey | Honig miel miele mel honing
food eat | Essen Lebensmittel nourriture manger alimentation comida comer alimento alimentos cibo mangiare comida voedsel eten
drink | trinken Getränk Getränke boire boisson boissons beber bebida bere bevanda drinken drank
breakfast | Frühstück petit-déjeuner desayuno colazione café-da-manhã pequeno-almoço ontbijt
lunch | Mittagessen déjeuner almuerzo pranzo almoço lunch
dinner supper | Abendessen dîner cena jantar avondeten
restaurant | Restaurant Gaststätte restaurant restaurante ristorante
cook boil | kochen gekocht cuire cuisiner cuisson cocinar cocer cuocere cucinare cozinhar koken
bake | backen gebacken hornear bakken
recipe prescription | Rezept Rezepte recette ordonnance receta recetas ricetta ricette receita recept
ingredient | Zutat Zutaten ingrédient ingrédients ingrediente ingredientes ingredienti
doctor | Ärztin Hausarzt docteur doctora dottore arts huisarts
dentist | Zahnarzt dentiste dentista tandarts
nurse | Krankenschwester Pfleger Pflegekraft infirmière infirmier enfermera enfermero infermiere enfermeira verpleegkundige
ill sick sickness | krank Krankheitsfall erkrankt malade enfermo enferma malato doente ziek ziekte
sick note certificate | Krankmeldung Krankschreibung krankgeschrieben Attest arrêt-maladie certificat-médical certificado-médico certificato-medico atestado ziekmelding
pharmacy | Apotheke Apotheken pharmacie farmacia farmácia apotheek
medicine medication | Medikamente Arzneimittel médicaments medicina medicinas medicamentos farmaco farmaci medicinale remédio medicijn medicijnen
tablet pill | Tablette Tabletten Pille comprimé comprimés pilule pastilla pastillas compressa compresse comprimido pil
dose | Dosierung posologie posología dosaggio dosagem dosering
effect side adverse | effets-secondaires effet-secondaire efectos-secundarios efecto-secundario effetti-collaterali effetto-collaterale efeitos-colaterais bijwerking bijwerkingen
fever | Fieber fièvre fiebre febbre febre koorts
cough | Husten toux tos tosse hoest
headache | Kopfschmerzen Kopfschmerz mal-de-tête dolor-de-cabeza mal-di-testa hoofdpijn
pain | Schmerz Schmerzen douleur douleurs dolor dolores dolore dolori dor dores pijn
tooth teeth | Zahn Zähne dent dents diente dientes dente denti dentes tand tanden
eye | Auge Augen œil yeux ojo ojos occhio occhi olho olhos oog ogen
ear | Ohr Ohren oreille oreilles oreja oído orecchio orelha oor oren
head | Kopf tête cabeza testa cabeça hoofd
foot feet | Fuß Füße pied pieds pie pies piede piedi pé pés voet voeten
leg | Bein Beine jambe jambes pierna piernas gamba gambe perna been
stomach | Magen Bauch estomac ventre estómago stomaco estômago maag
allergy allergic | Allergie Allergien allergisch allergie allergique alergia alérgico allergico alergia
sleep | Schlaf schlafen schläft dormir sommeil dormir sueño sonno dormire sono slaap slapen
breathing breath | Atem atmen Atmung respirer respiration respirar respiración respirare respiro respiração ademen
smoke smoking | rauchen geraucht Raucher fumer fumeur fumar fumare roken
age | Alter Mindestalter Altersgrenze âge edad età idade leeftijd
old years | jährig alt ans anni anos jaar
child children | Kindern enfants niños niña niñas bambino bambina bambini criança crianças kinderen
baby | Säugling Baby bébé bebé neonato bebê
adult | Erwachsene Erwachsener adulte adultes adulto adultos adulti volwassene volwassenen
teenager young | Jugendliche Jugendlicher adolescent adolescente adolescentes jongeren
senior | Senioren Rentner retraité retraités jubilado jubilados pensionati idosos ouderen
student | Student Studenten Studentin Studierende étudiant étudiants estudiante estudiantes studente studenti estudante
pupil school | Schüler Schülerin élève élèves alumno alumnos alunno alunni aluno leerling leerlingen
school | Schule Schulen école escuela colegio scuola escola
teacher | Lehrer Lehrerin enseignant professeur profesor profesora maestro insegnante professor leraar
class lesson | Unterricht Unterrichtsstunde Schulklasse classe clase lezione aula les lessen
university | Universität Hochschule université universidad università universidade universiteit
exam | Klausur examen exámenes esame esami exame
homework | Hausaufgabe Hausaufgaben devoirs deberes compiti huiswerk
nursery kindergarten | Kindergarten Kita crèche guardería asilo creche kinderdagverblijf
uniform | Schuluniform Uniform uniforme
parent | Eltern Elternteil parents padres genitori genitore pais ouders
mother | Mutter mère madre mãe moeder
father | Vater père padre pai vader
family | Familie famille familia famiglia família
son | Sohn fils hijo figlio filho zoon
daughter | Tochter fille hija figlia filha dochter
brother | Bruder Brüder frère hermano fratello irmão broer
sister | Schwester sœur hermana sorella irmã zus
husband wife spouse | Ehemann Ehefrau Ehepartner mari épouse conjoint marido esposa esposo marito moglie echtgenoot
wedding marriage | Hochzeit Heirat heiraten mariage boda matrimonio casamento huwelijk bruiloft
birth birthday | Geburt Geburtstag naissance anniversaire nacimiento cumpleaños nascita compleanno nascimento aniversário geboorte verjaardag
friend | Freund Freunde Freundin ami amis amie amigo amigos amiga amico amici vriend vrienden
people persons | Leute Menschen Personen gens personnes gente personas persone pessoas mensen
member membership | Mitglied Mitglieder Mitgliedschaft Mitgliedsbeitrag membre membres adhérent adhésion miembro miembros socio socios afiliación membro membri iscrizione lid leden lidmaatschap
subscription | Abonnement Abo abonnement suscripción abbonamento assinatura
register registration | registrieren Registrierung inscription inscrire inscripción inscribirse registro registrarse registrazione iscriversi inscrição registrieren inschrijving inschrijven
volunteer | Freiwillige Ehrenamtliche ehrenamtlich bénévole bénévoles voluntario voluntarios volontario volontari voluntário vrijwilliger
club association | Verein Vereine association asociación associazione associação vereniging
council | Gemeinde Gemeinderat Stadtverwaltung mairie ayuntamiento comune câmara gemeente
phone telephone | Telefon telefonisch anrufen téléphone téléphoner appeler teléfono llamar telefono telefonare chiamare telefone ligar telefoon bellen
mobile phone | Handy Handys Mobiltelefon Smartphone portable móvil móviles celular cellulare cellulari telemóvel mobieltje
email mail | E-Mail Mail courriel correo-electrónico posta-elettronica e-mail
address | Anschrift Postadresse direcciones endereço morada adres
name | Nachname Vorname prénom apellido apellidos cognome sobrenome achternaam
website | Webseite Website Internetseite site-web sitio-web sito sito-web
internet online | Internet WLAN wifi
app | App Apps appli aplicación
account | Konto Konten Bankkonto compte conto conta rekening
password | Kennwörter Passwörter mot-de-passe contraseñas parola-d'ordine senha wachtwoord
identity card passport | Ausweis Personalausweis Reisepass Pass carte-d'identité passeport pasaporte documento-de-identidad passaporto carta-d'identità passaporte paspoort
early earlier | früh früher frühestens frühzeitig vorzeitig tôt temprano antes-de-tiempo presto anticipato cedo vroeg
late later latest | später spätestens verspätet Verspätung tardivement retard retraso tarde tardar ritardo tardi atraso vertraging laat
punctual time | pünktlich puntual puntuale pontual
duration time | temps tiempo tijd
time hour | Uhrzeit Stunde Stunden heure heures hora horas ora ore uur uren
minute | Minute Minuten minutos minuti minuten
week weekly | Woche Wochen wöchentlich semaine semaines hebdomadaire semana semanas semanal settimana settimane settimanale weken wekelijks
month monthly | Monat Monate Monaten monatlich mois mensuel mes meses mensual mese mesi mensile mês mensal maand maanden maandelijks
year annual | Jahre Jahren jährlich ans années annuel años anual anni annuale anos anual jaarlijks
day days | Tage Tagen jours journée journées días giorno giorni dia dias dag dagen
daily day | täglich alltäglich quotidien diario diariamente quotidiano giornaliero diário dagelijks
weekday weekdays | Werktag Werktage werktags Wochentag wochentags jours-ouvrables días-laborables laborable laborables feriali feriale doordeweeks werkdag
weekend | Wochenende Wochenenden week-end fin-de-semana fine-settimana fim-de-semana weekend
morning | morgens Vormittag vormittags matin matinée mañana mattina mattino manhã ochtend
noon midday | Mittag mittags midi mediodía mezzogiorno meio-dia
afternoon | Nachmittag nachmittags après-midi pomeriggio middag
evening | Abend Abends abends soir soirée sera noite avond
night | Nacht Nächte nachts nuit nuits noche noches notte notti nachten
today | heute aujourd'hui hoy oggi hoje vandaag
Monday | Montag montags lundi lunes lunedì segunda-feira maandag
Tuesday | Dienstag dienstags mardi martes martedì terça-feira dinsdag
Wednesday | Mittwoch mittwochs mercredi miércoles mercoledì quarta-feira woensdag
Thursday | Donnerstag donnerstags jeudi jueves giovedì quinta-feira donderdag
Friday | Freitag freitags vendredi viernes venerdì sexta-feira vrijdag
Saturday | Samstag Samstags Sonnabend samstags samedi sábado sábados sabato zaterdag
Sunday | Sonntag sonntags dimanche domingo domingos domenica zondag
January | Januar janvier enero gennaio janeiro januari
February | Februar février febrero febbraio fevereiro februari
March | März marzo março maart
April | abril aprile
June | Juni juin junio giugno junho
July | Juli juillet julio luglio julho
August | août agosto augustus
September | septembre septiembre settembre setembro
October | Oktober octobre octubre ottobre outubro oktober
November | novembre noviembre novembre novembro
December | Dezember décembre diciembre dicembre dezembro
spring | Frühling Frühjahr printemps primavera lente
summer | Sommer été verano estate verão zomer
autumn | Herbst automne otoño autunno outono herfst
winter | Winter hiver invierno inverno
first | erste erster ersten premier première primero primera primer prima primeiro primeira eerste
last | letzte letzten letzter dernier dernière último última ultimo ultima laatste
next | nächste nächsten nächster prochain prochaine próximo próxima prossimo prossima volgende
new | neu neue neuer neuen nouveau nouvelle nuevo nueva nuovo nuova novo nova nieuw nieuwe
big large | groß große grand grande grandes gran groot grote
high amount | wie-hoch
high height | hoch hohe Höhe haut haute hauteur alto alta altura altezza hoog hoogte
length long | Länge longueur longitud lunghezza comprimento lengte
width wide | Breite breit largeur anchura ancho larghezza largura breedte
distance far | Entfernung entfernt weit Abstand loin lejos distancia lontano distanza longe distância afstand
weight | Gewicht wiegt wiegen Höchstgewicht poids peso pesa peser gewicht
full whole | ganz ganze gesamt entier entière entero entera intero inteiro geheel
half | Hälfte halbe halben moitié demi mitad medio metà mezzo metade helft
empty | leer leere leeren vide vider vacío vaciar vuoto vazio leeg
hot warm | heiß warm chaud chaude caliente caldo calda quente heet
cold | kalt kalte froid froide frío fría freddo fredda frio koud
dry | trocken trocknen séchées secar seco secco droog
dangerous danger | gefährlich dangereux peligroso pericoloso perigoso gevaarlijk
weather | Wetter météo clima meteo weer
rain | Regen regnet pluie lluvia pioggia chuva regen
snow | Schnee neige nieve neve sneeuw
lost lose | verloren verliere perdu perdue perdido perdida perso persa kwijt
found find | gefunden Fundbüro trouvé encontrado trovato gevonden
bring | mitbringen mitnehmen bringen apporter emporter traer llevar portare trazer levar meebrengen meenemen
carry transport | transportieren befördern transporter transportar trasportare vervoeren
throw dispose | wegwerfen entsorgen Entsorgung jeter tirar desechar buttare weggooien
write | aufschreiben noter anotar scrivere schrijven
tell inform | informieren benachrichtigen mitteilen melden Bescheid prévenir informer avisar informar avvisare informare melden
report | Meldung Schadensbericht signaler segnalare denunciar
answer reply | antworten Antwort répondre réponse responder respuesta rispondere risposta resposta antwoord
wait waiting | Wartezeit Warteliste liste-d'attente attente lista-de-espera espera attesa wachtlijst wachttijd
enter access | betreten Zutritt Zugang accéder accès acceder acceso accedere accesso acesso toegang
leave | verlassen Auszug quitter salir dejar lasciare sair verlaten
arrive | eintreffen llegar
repairs repair | instandhalten Instandhaltung Instandsetzung entretien mantenimiento manutenzione manutenção onderhoud
switch | Schalter interrupteur interruptor interruttore schakelaar
glass | Glas Gläser verre vaso vidrio vetro bicchiere vidro
paper | Papier papier papel carta papier
plastic | Plastik Kunststoff plastique plástico plastica plastic
wood | Holz bois madera legno madeira hout
bag | Tasche Beutel Tüte sac bolsa borsa saco tas
box | Kiste Karton Schachtel boîte caja scatola caixa doos
clothes clothing | Kleidung Kleider vêtement vêtements ropa vestiti abbigliamento roupa kleding
shoes | Schuh Schuhe chaussure chaussures zapato zapatos scarpa scarpe sapato sapatos schoen schoenen
coat | Mantel Jacke manteau abrigo cappotto casaco jas
picture | Bilder Gemälde foto fotos photo tableau cuadro quadro
music | Musik musique música musica muziek
instrument | Musikinstrument Instrumente instruments instrumento instrumentos strumento strumenti
game play | Spiel Spiele jeu jeux juego juegos gioco giochi jogo
sport | Sport sport deporte esporte desporto
party celebration | Feier Fest fête fiesta festa feest
gift present | Geschenk Geschenke cadeau regalo regalos regali presente cadeau
question | Frage Fragen pregunta domanda pergunta vraag
law | Gesetz Gesetze loi ley leyes legge leggi lei wet
court judge | Gericht tribunal juzgado tribunale rechtbank
lawyer | Anwalt Anwältin Rechtsanwalt abogado abogada avvocato advogado advocaat
vote election | Wahl wählen Abstimmung voter élection votar elección votare elezione votar eleição stemmen verkiezing
decision decide | Entscheidung entschieden beschlossen Beschluss décision décider decisión decidir decisione decidere decisão beslissing
chair president | Vorsitzende Vorsitzender président presidente voorzitter
treasurer | Kassenwart Schatzmeister trésorier tesorero tesoriere tesoureiro penningmeester
hospital | Klinik Kliniken clinique clínica ospedale ziekenhuis
noise | Lärm Ruhezeit Nachtruhe bruit ruido rumore barulho ruído lawaai
smell | Geruch odeur olor odore cheiro geur
leak | undicht Leck fuite fuga perdita vazamento lek
pipe | Rohr Rohrbruch tuyau tubería tubo tubulação leiding
`;
