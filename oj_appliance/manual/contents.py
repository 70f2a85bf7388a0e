"""Which documents the manual holds, in the order in which they are read. Titles are those of the
list; a document's own first heading is not shown."""

from __future__ import annotations

from oj_appliance.manual.types import Guide, Part


def _guide(
    name: str,
    zh: tuple[str, str],
    en: tuple[str, str],
    *,
    is_for_staff: bool = True,
    is_card: bool = False,
) -> Guide:
    """`zh` and `en` are title and what it is about."""
    return Guide(
        name,
        {"zh-CN": zh[0], "en-US": en[0]},
        {"zh-CN": zh[1], "en-US": en[1]},
        is_for_staff,
        is_card,
    )


PARTS = (
    Part(
        "cards",
        (
            _guide(
                "install-card",
                ("安装卡", "从 U 盘到第一次通过：一页纸"),
                ("Install card", "From the stick to the first accepted program: one sheet"),
                is_card=True,
            ),
            _guide(
                "exam-card",
                ("考试日卡", "考前、考中、考后各做什么：一页纸"),
                ("Exam day card", "Before, during and after an exam: one sheet"),
                is_card=True,
            ),
            _guide(
                "disaster-card",
                ("应急卡", "网站打不开、服务器损坏、断网时怎么办：一页纸"),
                ("Disaster card", "The site, the server or the network is gone: one sheet"),
                is_card=True,
            ),
        ),
    ),
    Part(
        "students",
        (
            _guide(
                "for-students",
                ("学生指南", "登录、做题、看结果、考试"),
                ("For students", "Logging in, solving, reading verdicts, exams"),
                is_for_staff=False,
            ),
            _guide(
                "learning",
                ("我的学习与代码批注", "进度、建议和老师的批注"),
                ("My learning", "Progress, what to try next, comments on code"),
                is_for_staff=False,
            ),
            _guide(
                "messages",
                ("消息", "消息中心的五个信箱"),
                ("Messages", "The five boxes of the message centre"),
                is_for_staff=False,
            ),
            _guide(
                "discussions",
                ("讨论区", "发布、限制与管理"),
                ("Discussions", "Writing, limits, looking after them"),
                is_for_staff=False,
            ),
        ),
    ),
    Part(
        "teachers",
        (
            _guide(
                "first-lesson",
                ("第一节课", "课前准备、上课、看结果"),
                ("The first lesson", "Preparing it, holding it, looking at what came of it"),
            ),
            _guide(
                "classes-and-accounts",
                ("班级与账号", "导入名单、登录条、登录不了的学生"),
                ("Classes and accounts", "Class lists, login slips, who cannot log in"),
            ),
            _guide(
                "class",
                ("班级", "作业、成绩表、转班、下一学年"),
                ("The class", "Assignments, the class table, moving, the next year"),
                is_for_staff=False,
            ),
            _guide(
                "groups",
                ("团队", "成员、权限、团队的题目和比赛"),
                ("Groups", "Members, levels, problems and contests of a group"),
                is_for_staff=False,
            ),
            _guide(
                "trainings",
                ("训练", "题单的创建与使用"),
                ("Trainings", "Making sets of problems, and what students see"),
            ),
            _guide(
                "lessons",
                ("课程", "文件、视频和练习"),
                ("Lessons", "Files, films and what to practise"),
            ),
            _guide(
                "making-problems",
                ("出题与验题", "题面、测试数据、验题"),
                ("Making problems", "Statement, test data, check"),
            ),
            _guide(
                "objective-questions",
                ("客观题", "单选、多选、判断、填空"),
                ("Objective questions", "Choices, true or false, blanks"),
            ),
            _guide(
                "moving-problems",
                ("导入与导出题目", "各种格式的题目包"),
                ("Bringing problems in and out", "Packages of many formats"),
            ),
            _guide(
                "ai-helper",
                ("AI 助手", "开启、规则与记录"),
                ("The AI helper", "Setting it up, its rule, what was asked"),
            ),
        ),
    ),
    Part(
        "exams",
        (
            _guide(
                "contests",
                ("举办比赛", "从创建到滚榜和发奖"),
                ("Holding a contest", "From making it to the rolling board"),
            ),
            _guide(
                "contest-tools",
                ("ICPC 工具", "Resolver 与外部记分牌"),
                ("The tools of ICPC", "Resolver and outside scoreboards"),
            ),
            _guide(
                "timed-work",
                ("限时作业", "创建、设置、更正"),
                ("Timed work", "Making it, its settings, corrections"),
            ),
            _guide(
                "exam-day",
                ("考试当天", "从前一周到考前一小时"),
                ("The day of an exam", "From the week before to the hour before"),
            ),
            _guide(
                "exam-room",
                ("考场看板", "座位、消息、暂停、补时"),
                ("The room board", "Seats, messages, pauses, more time"),
            ),
            _guide(
                "safe-exam-browser",
                ("考试入口", "专用浏览器、网段、一人一机"),
                ("The door of an exam", "Locked browser, addresses, one place"),
            ),
            _guide(
                "exam-results",
                ("考试之后", "成绩、签发、存档"),
                ("After an exam", "Results, signing, evidence"),
            ),
            _guide(
                "takeover-card",
                ("接管步骤", "另一台电脑接着考"),
                ("Taking over", "Another computer goes on with the exam"),
            ),
        ),
    ),
    Part(
        "administrators",
        (
            _guide(
                "install",
                ("安装与第一次使用", "U 盘、源代码、升级"),
                ("Installing", "From a stick, from source, upgrading"),
            ),
            _guide(
                "running-the-site",
                ("管理员指南", "后台各页、备份、损坏与空间"),
                ("Administrator's guide", "The back-office, backups, damage and room"),
            ),
            _guide(
                "settings",
                ("设置", "设置文件与环境变量"),
                ("Settings", "The file of settings and the environment"),
            ),
        ),
    ),
    Part(
        "engineers",
        (
            _guide(
                "for-engineers",
                ("工程师指南", "进程、目录、接口、度量、排错"),
                ("Engineer's guide", "Processes, folders, interfaces, figures, finding faults"),
            ),
            _guide(
                "command-line",
                ("命令 oj", "所有命令"),
                ("The command oj", "Every command"),
            ),
            _guide(
                "appliance",
                ("安装文件", "构建、签名、安装后的内容"),
                ("The appliance", "Building, keys, what an installation is"),
            ),
            _guide(
                "problem-packages",
                ("题目包格式", "各格式能保存什么"),
                ("Problem packages", "What each format holds"),
            ),
            _guide(
                "judge-sandbox",
                ("评测沙箱", "进程、限制、权限"),
                ("The sandbox", "Processes, limits, rights"),
            ),
        ),
    ),
)
