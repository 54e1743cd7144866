/**
 * Everyday words, and those by which documents of any subject say the same: people ask how to turn something on,
 * documents say how to enable it. One sense a line, of English words first and then of other languages; what is joined
 * by hyphens is looked for as a phrase in questions.
 */
export const SENSES = `
enable activate allow turn-on switch-on | aktivieren einschalten activer activar attivare 启用 开启 激活 打开 تفعيل تمكين تشغيل सक्षम चालू सक्रिय
disable deactivate turn-off switch-off shut-off | deaktivieren ausschalten abschalten désactiver desactivar 禁用 关闭 停用 تعطيل إيقاف अक्षम बंद निष्क्रिय
delete remove uninstall drop erase purge discard get-rid-of throw-away | löschen entfernen supprimer eliminar borrar 删除 移除 卸载 حذف إزالة مسح हटाना हटाएं हटाएँ मिटाना
install setup deploy set-up | installieren installer instalar installare 安装 设置 تثبيت تنصيب स्थापित इंस्टॉल
configure configuration config setup setting option set-up | einstellen konfigurieren Einstellung configurer réglage configurar ajuste 配置 设置 إعداد ضبط تكوين कॉन्फ़िगर विन्यास
create make generate build | erstellen anlegen erzeugen créer crear creare 创建 建立 生成 إنشاء إنشاؤه बनाना बनाएं बनाएँ
start launch begin run boot | starten beginnen démarrer commencer iniciar empezar 启动 开始 运行 بدء تشغيل शुरू आरंभ
stop end terminate kill halt quit exit finish | beenden stoppen anhalten arrêter detener terminar 停止 结束 终止 إيقاف إنهاء रोकना बंद
restart reboot reload start-again | neustarten redémarrer reiniciar 重启 重新启动 إعادة पुनरारंभ
undo revert reset rollback restore roll-back go-back take-back | rückgängig annuler deshacer 撤销 撤消 恢复 تراجع वापस पूर्ववत
restore recover recovery rebuild | wiederherstellen restaurer restaurar 恢复 还原 استعادة استرجاع पुनर्स्थापित
update upgrade up-to-date newer latest | aktualisieren mettre-à-jour actualizar 更新 升级 تحديث ترقية अपडेट अद्यतन
change modify adjust alter edit customize | ändern anpassen modifier changer cambiar modificar 更改 修改 改变 تغيير تعديل बदलना बदलें बदलाव
permit allow let enable | erlauben dürfen permettre permitir 允许 السماح يسمح अनुमति
forbid prohibit prevent refuse reject deny disallow block not-allow | verbieten verhindern interdire empêcher prohibir impedir 禁止 阻止 منع حظر रोकना मना
keep retain retention preserve remain stay | behalten aufbewahren bleiben conserver garder conservar mantener 保留 保持 الاحتفاظ يبقى रखना
store save persist write storage remember cache | speichern lagern stocker enregistrer guardar almacenar 存储 保存 储存 تخزين حفظ يخزن संग्रहीत सहेजना सहेजें
lose loss lost discard | verlieren Verlust perdre perte perder pérdida 丢失 失去 فقدان فقد खोना
read load fetch retrieve get obtain download | lesen laden holen lire obtenir leer obtener 读取 加载 获取 قراءة تحميل पढ़ना
send transmit submit upload push | senden schicken envoyer enviar 发送 上传 提交 转发 إرسال رفع भेजना भेजें
receive accept get | empfangen erhalten recevoir recibir 接收 收到 استقبال استلام प्राप्त
show display print list view output | anzeigen zeigen afficher montrer mostrar 显示 查看 عرض إظهار दिखाना दिखाएं देखना
hide suppress omit exclude ignore skip leave-out | ausschließen ausblenden exclure ignorer excluir ocultar 隐藏 忽略 排除 إخفاء تجاهل استثناء छिपाना छोड़ना
choose select pick | wählen auswählen choisir elegir scegliere 选择 اختيار चुनना चुनें
fast quick speed performance | schnell rapide rápido veloce 快 快速 性能 速度 سريع سرعة أداء तेज गति
slow delay latency lag | langsam lent lento 慢 延迟 缓慢 بطيء تأخير धीमा देरी
maximum max limit most largest upper longest | höchstens maximal maximal máximo 最大 最多 上限 الأقصى أقصى अधिकतम
minimum min least lowest smallest | mindestens minimal mínimo 最小 最少 下限 الأدنى أدنى न्यूनतम
size large big | Größe taille tamaño 大小 尺寸 حجم आकार
limit limitation restriction constraint quota | Grenze Einschränkung limite límite restricción 限制 局限 حد حدود قيود सीमा सीमाएं
disadvantage downside drawback pitfall limitation cons issue | Nachteil inconvénient desventaja svantaggio 缺点 不足 弊端 عيوب مساوئ नुकसान कमी
advantage benefit pros upside strength | Vorteil avantage ventaja vantaggio 优点 优势 好处 مزايا فوائد فائدة लाभ फायदे
error failure fail crash problem fault issue | Fehler Problem erreur panne error fallo problema 错误 失败 故障 问题 خطأ أخطاء فشل مشكلة त्रुटि विफल समस्या
fix repair solve resolve solution workaround get-around | beheben reparieren réparer résoudre reparar solucionar 修复 解决 إصلاح حل ठीक हल
avoid prevent circumvent get-around way-around | vermeiden éviter evitar 避免 防止 تجنب बचना बचें
recommend should advise suggest advisable best-practice | empfehlen recommander recomendar 建议 推荐 توصية ينصح सिफारिश सलाह
password credential passphrase secret | Passwort Kennwort passe contraseña 密码 口令 كلمة-المرور पासवर्ड
login authentication authenticate sign-in log-in | anmelden Anmeldung connexion sesión 登录 认证 تسجيل-الدخول مصادقة लॉगिन
user account | Benutzer Nutzer utilisateur usuario utente 用户 账户 مستخدم حساب उपयोगकर्ता खाता
file document | Datei fichier archivo documento 文件 文档 ملف ملفات مستند फ़ाइल फाइल दस्तावेज़
directory folder | Verzeichnis Ordner répertoire dossier directorio carpeta 目录 文件夹 مجلد دليل फ़ोल्डर निर्देशिका
memory ram | Speicher Arbeitsspeicher mémoire memoria 内存 ذاكرة मेमोरी स्मृति
disk storage space drive | Festplatte disque disco 磁盘 硬盘 空间 قرص مساحة डिस्क
network connection | Netzwerk Netz Verbindung réseau red conexión 网络 شبكة नेटवर्क
disconnect offline unavailable unreachable outage | getrennt déconnecté desconectado 断开 离线 قطع انقطاع
late old outdated stale out-of-order out-of-date | spät veraltet tard tarde antiguo 旧 过期 متأخر قديم पुराना
simultaneous concurrent parallel multiple same-time at-once | gleichzeitig simultané simultáneo 同时 并发 并行 متزامن متعدد एक-साथ
encrypt encryption cipher encrypted | verschlüsseln verschlüsselt Verschlüsselung chiffrer chiffrement cifrar cifrado encriptar 加密 تشفير تعمية एन्क्रिप्ट कूटलेखन
key | Schlüssel clé clave llave 密钥 键 مفتاح مفاتيح कुंजी
message | Nachricht Nachrichten message messages mensaje mensajes 消息 信息 رسالة رسائل संदेश
queue backlog | Warteschlange file cola 队列 طابور قائمة-انتظار कतार
backup back-up | Sicherung Datensicherung sauvegarde copia 备份 نسخ-احتياطي احتياطي बैकअप
default standard out-of-the-box | Standard voreingestellt défaut predeterminado 默认 缺省 افتراضي افتراضيا डिफ़ॉल्ट
automatic automatically | automatisch automatiquement automáticamente 自动 تلقائي تلقائيا स्वचालित
often frequency interval period regular | oft häufig Intervall souvent fréquence frecuencia 频率 经常 间隔 غالبا تكرار अक्सर आवृत्ति
duration long period time | lange Dauer durée duración tiempo 时长 多久 期间 مدة अवधि
cost price fee charge expensive cheap | Kosten Preis coût prix costo coste precio 成本 费用 价格 تكلفة سعر लागत कीमत
buy purchase | kaufen acheter comprar 购买 شراء खरीदना
help assist support | helfen aider ayudar 帮助 مساعدة मदद
need require necessary must requirement | brauchen benötigen nötig besoin nécessaire necesario necesitar 需要 必须 必要 حاجة ضروري يجب आवश्यक जरूरत
apply use employ | verwenden benutzen nutzen utiliser usar utilizar 使用 应用 استخدام उपयोग प्रयोग
combine merge join | verbinden kombinieren combiner combinar unir 合并 组合 连接 دمج جمع मिलाना जोड़ना
move relocate migrate transfer | verschieben umziehen déplacer mover 移动 迁移 نقل स्थानांतरित
ask prompt question request | fragen demander preguntar 询问 提问 سؤال पूछना
split divide separate | teilen trennen diviser séparer dividir separar 分割 拆分 تقسيم विभाजित
difference differ unlike distinguish | Unterschied différence diferencia differenza 区别 差异 不同 فرق اختلاف अंतर
similar same equal identical | ähnlich gleich semblable igual similar 相似 类似 相同 مشابه نفس समान
cause reason due lead | Ursache Grund cause raison causa razón 原因 导致 引起 سبب أسباب कारण
effect impact influence consequence outcome | Wirkung Auswirkung effet efecto consecuencia 影响 效果 作用 تأثير أثر آثار प्रभाव असर
increase raise rise grow higher | steigen erhöhen augmenter aumentar subir 增加 提高 上升 زيادة ارتفاع बढ़ाना वृद्धि
decrease reduce lower decline drop shrink | senken verringern reduzieren réduire diminuer reducir disminuir 减少 降低 下降 تقليل خفض انخفاض घटाना कमी
treat treatment therapy manage | behandeln Behandlung traiter traitement tratar tratamiento 治疗 疗法 علاج उपचार इलाज
drug medication medicine | Medikament Arznei médicament medicamento 药物 药 دواء أدوية दवा औषधि
dose dosage dosing | Dosis dose dosis 剂量 جرعة खुराक
symptom sign manifestation | Symptom symptôme síntoma 症状 أعراض عرض लक्षण
disease illness disorder condition | Krankheit maladie enfermedad malattia 疾病 病 مرض أمراض रोग बीमारी
doctor physician clinician | Arzt médecin médico 医生 طبيب डॉक्टर चिकित्सक
patient participant subject | Patient patient paciente 患者 病人 مريض مرضى रोगी मरीज
hospital clinic | Krankenhaus hôpital hospital 医院 مستشفى अस्पताल
blood | Blut sang sangre 血液 血 دم रक्त खून
death die mortality fatal | Tod sterben mort muerte morir 死亡 موت وفاة मृत्यु मौत
child children pediatric paediatric infant adolescent kid | Kind Kinder enfant niño 儿童 孩子 طفل أطفال बच्चे बच्चा
elderly older aged | ältere âgé anciano 老年人 老人 كبار-السن مسن बुजुर्ग
woman female | Frau femme mujer 女性 妇女 امرأة نساء महिला
man male | Mann homme hombre 男性 男人 رجل رجال पुरुष
pregnant pregnancy gestational | schwanger grossesse embarazo 怀孕 孕妇 妊娠 حمل حامل गर्भवती गर्भावस्था
heart cardiac cardiovascular | Herz cœur corazón 心脏 心血管 قلب हृदय दिल
kidney renal | Niere rein riñón 肾脏 肾 كلية गुर्दा
liver hepatic | Leber foie hígado 肝脏 肝 كبد यकृत
lung pulmonary respiratory | Lunge poumon pulmón 肺 رئة फेफड़े
brain cerebral neural | Gehirn cerveau cerebro 大脑 脑 دماغ मस्तिष्क
bone skeletal | Knochen os hueso 骨骼 骨 عظم हड्डी
skin dermal cutaneous | Haut peau piel 皮肤 جلد त्वचा
cancer tumor tumour carcinoma neoplasm malignancy | Krebs cancer cáncer 癌症 肿瘤 سرطان ورم कैंसर
stroke cerebrovascular | Schlaganfall 中风 سكتة
adverse toxicity side-effect unwanted-effect | Nebenwirkung Nebenwirkungen 副作用 不良反应 दुष्प्रभाव
safe safety harm secure | sicher sûr seguro sicuro 安全 آمن أمان सुरक्षित सुरक्षा
risk danger hazard | Risiko Gefahr risque danger riesgo peligro 风险 危险 خطر مخاطر जोखिम खतरा
prevention prophylaxis prevent | Vorbeugung prévention prevención 预防 وقاية रोकथाम
vaccine vaccination immunization immunisation | Impfung vaccin vacuna 疫苗 接种 لقاح تطعيم टीका
infection infected infect | Infektion infection infección 感染 عدوى संक्रमण
randomise randomize random allocate allocation assign | zufällig randomisé aleatorio 随机 عشوائي
approve approval ethics consent | genehmigt approuvé aprobado 批准 موافقة अनुमोदन
limitation weakness caveat shortcoming | Schwäche faiblesse debilidad 局限性 قيود
study trial research experiment | Studie étude estudio studio 研究 试验 دراسة بحث تجربة अध्ययन
write written wrote author | schreiben geschrieben écrire écrit escribir 写 编写 作者 كتابة كتب लिखना
invent inventor invention | erfinden Erfinder inventer inventar 发明 اختراع اخترع आविष्कार
found founder establish foundation founding | gründen Gründung fonder fundar 成立 创立 تأسيس أسس स्थापना
begin start origin originate | Anfang Ursprung origine origen 开始 起源 بداية أصل शुरुआत
war battle conflict | Krieg guerre guerra 战争 战役 حرب معركة युद्ध
king monarch ruler emperor | König roi rey 国王 皇帝 ملك राजा
live inhabit reside population inhabitant | leben wohnen vivre vivir 居住 人口 يعيش سكان रहना
small little tiny | klein petit pequeño 小 صغير छोटा
teach learn education train training | lehren lernen enseigner apprendre enseñar aprender 教 学习 培训 تعليم تعلم تدريب सीखना शिक्षा
job work employment occupation | Arbeit travail trabajo lavoro 工作 就业 عمل وظيفة काम नौकरी
money fund finance funding | Geld argent dinero 钱 资金 مال نقود पैसा
country nation state | Land pays país 国家 بلد دولة देश
city town | Stadt ville ciudad città 城市 مدينة शहर
water | Wasser eau agua 水 ماء مياه पानी जल
energy power | Energie énergie energía 能源 能量 طاقة ऊर्जा
repository repo | Repository dépôt repositorio 仓库 存储库 مستودع
environment env | Umgebung environnement entorno 环境 بيئة पर्यावरण
argument arg parameter | Argument Parameter argument argumento 参数 معامل معلمة
application app program | Anwendung Programm application aplicación 应用程序 程序 应用 تطبيق برنامج अनुप्रयोग
administrator admin root | Administrator administrateur administrador 管理员 مدير مسؤول
development dev | Entwicklung développement desarrollo 开发 تطوير विकास
optimization optimisation optimize opt | Optimierung optimisation optimización 优化 تحسين
documentation doc manual | Dokumentation documentation documentación 文档 手册 توثيق وثائق
data information info | Information Daten données datos información 信息 数据 معلومات بيانات जानकारी डेटा
variable var | Variable variable 变量 متغير
version release | Version version versión 版本 إصدار نسخة संस्करण
command cli | Befehl commande comando 命令 أمر أوامر कमांड आदेश
identifier id name | Name Kennung nom nombre 标识符 名称 معرف اسم नाम
temporary temp | vorübergehend temporaire temporal 临时 مؤقت अस्थायी
replicate replica replication copy | Kopie réplique copie réplica copia 复制 副本 نسخ تكرار
duplicate deduplicate deduplication dedupe | doppelt doublon duplicado 重复 去重 مكرر
lock locked exclusive locking | sperren gesperrt verrouiller bloquear 锁 锁定 قفل लॉक
crowded full exhausted | voll plein lleno 满 ممتلئ भरा
connect connection attach | verbinden connecter conectar 连接 اتصال توصيل जोड़ना
measure measurement metric | messen mesurer medir 测量 قياس माप
test check verify validate | prüfen testen vérifier tester comprobar 测试 检查 验证 اختبار فحص जांच परीक्षण
protect protection guard | schützen Schutz protéger proteger 保护 حماية सुरक्षा
expire expiry expiration timeout | ablaufen verfallen expirer caducar 过期 超时 انتهاء
wait delay | warten attendre esperar 等待 انتظار प्रतीक्षा
reach unreachable reachable | erreichbar joignable 访问 وصول
share shared sharing | teilen gemeinsam partager compartir 共享 分享 مشاركة साझा
year annual yearly | Jahr année año anno 年 سنة عام वर्ष साल
day days daily | Tag jour día 天 日 يوم दिन
table | Tabelle tableau tabla tabella 表 表格 جدول तालिका
database | Datenbank base-de-données base-de-datos 数据库 قاعدة-بيانات डेटाबेस
server | Server serveur servidor 服务器 خادم सर्वर
page | Seite page página pagina 页面 网页 صفحة पृष्ठ
image picture | Bild Abbildung image imagen immagine 图片 图像 صورة चित्र
video | Video vidéo vídeo 视频 فيديو वीडियो
code | Quelltext Quellcode code código codice 代码 源码 كود कोड
language | Sprache langue idioma lengua lingua 语言 لغة भाषा
function | Funktion fonction función funzione 函数 功能 دالة وظيفة फ़ंक्शन
index | 索引 فهرس सूचकांक
log | Protokoll registro 日志 سجل سجلات लॉग
container | 容器 حاوية कंटेनर
certificate | Zertifikat certificat certificado 证书 شهادة प्रमाणपत्र
law legal | 法律 合法 قانون कानून
contract agreement | 合同 协议 عقد اتفاق अनुबंध
tax | 税 税收 ضريبة कर
food diet | 食物 饮食 طعام غذاء भोजन आहार
diabetes | 糖尿病 السكري سكري मधुमेह
pressure | 压力 血压 ضغط दबाव रक्तचाप
sleep | 睡眠 نوم नींद
pain | 疼痛 ألم दर्द
climate | 气候 مناخ जलवायु
temperature | Temperatur température temperatura 温度 درجة-حرارة حرارة तापमान
light | Licht lumière luz luce 光 ضوء प्रकाश
computer | Rechner ordinateur ordenador
machine | Maschine machine máquina macchina
forward | weiterleiten weiterleite leite umleiten reenviar
support | unterstützen unterstützt supporter admite soporta soportar supporta
open | öffnen ouvrir abrir aprire
close | schließen fermer cerrar chiudere
search | suchen Suche chercher rechercher recherche buscar búsqueda cercare
find | finden trouver encontrar trovare
copy | kopieren copier copiar copiare
rename | umbenennen renommer renombrar rinominare
convert | umwandeln konvertieren convertir convertire
add | hinzufügen einfügen ergänzen ajouter añadir agregar aggiungere
record | aufnehmen aufzeichnen grabar registrare
sound | Klang sonido suono
play | abspielen spielen jouer reproducir riprodurre
draw | zeichnen dessiner dibujar disegnare
line | Zeile Linie ligne línea riga linea
column | Spalte colonne columna colonna
row | Zeile ligne fila riga
list | Liste auflisten liste lista listar elenco elencare
number | Zahl Anzahl Nummer nombre numéro número numero
word | Wort mot palabra parola
color | Farbe couleur color colore
format | Format formatos formato formati
window | Fenster fenêtre ventana finestra
button | Knopf Schaltfläche bouton botón pulsante
screen | Bildschirm écran pantalla schermo
keyboard | Tastatur clavier teclado tastiera
printer | Drucker imprimante impresora stampante
print | drucken imprimer imprimir stampare
attach | anhängen joindre adjuntar allegare
address | Adresse adresse dirección indirizzo
rule | Regel règle regla regola
firewall | pare-feu cortafuegos
branch | Zweig branche rama ramo
plugin | Erweiterung Zusatzmodul extension extensión
translate | übersetzen Übersetzung traduire traduction traducir traducción tradurre
German | Deutsch deutsche deutschen allemand alemán tedesco
English | Englisch englische anglais inglés inglese
French | Französisch französische français francés francese
Spanish | Spanisch spanische espagnol español spagnolo
run | ausführen laufen exécuter ejecutar eseguire
filter | filtern filtrer filtrar filtrare
sort | sortieren trier ordenar ordinare
count | zählen compter contar contare
group | Gruppe gruppieren groupe grupo gruppo
remote | entfernt distant remoto
local | lokal local locale
shortcut | Tastenkürzel raccourci atajo scorciatoia
`;
