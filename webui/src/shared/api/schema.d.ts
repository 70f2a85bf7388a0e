// Written by `npm run api:types` from the server's OpenAPI document. Not edited by hand.
export interface paths {
    "/api/admin/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hidden ones too
         * @description Guard: P:announcement_admin
         */
        get: operations["get_admin_announcement"];
        /**
         * Changes, shows or hides
         * @description Guard: P:announcement_admin
         */
        put: operations["put_admin_announcement"];
        /**
         * A new announcement
         * @description Guard: P:announcement_admin
         */
        post: operations["post_admin_announcement"];
        /**
         * Removes one
         * @description Guard: P:announcement_admin
         */
        delete: operations["delete_admin_announcement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what
         * @description Guard: R
         */
        get: operations["get_audit_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has left a row
         * @description Guard: R
         */
        get: operations["get_audit_actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that can be allowed
         * @description Guard: R
         */
        get: operations["get_auth_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/backup-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where backups go
         * @description Guard: R
         */
        get: operations["get_backup_settings"];
        /**
         * Chooses where backups go
         * @description Guard: R
         */
        put: operations["put_backup_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/cache-clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forgets what can be read again
         * @description Guard: R
         */
        post: operations["post_cache_clear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/db-backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a backup
         * @description Guard: R
         */
        post: operations["post_db_backup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/db-backup-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Backups that are there
         * @description Guard: R
         */
        get: operations["get_db_backup_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/db-restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a restore is
         * @description Guard: R
         */
        get: operations["get_db_restore"];
        put?: never;
        /**
         * Puts a backup back
         * @description Guard: R
         */
        post: operations["post_db_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/get-db-and-redis-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the data is
         * @description Guard: P:system_info_admin
         */
        get: operations["get_db_and_redis_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/get-email-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mail server
         * @description Guard: P:system_info_admin
         */
        get: operations["get_email_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/get-judge-service-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The judge
         * @description Guard: A
         */
        get: operations["get_judge_service_info"];
        put?: never;
        /**
         * The same by POST
         * @description Guard: A
         */
        post: operations["post_judge_service_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/get-service-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This server
         * @description Guard: A
         */
        get: operations["get_service_info"];
        put?: never;
        /**
         * The same, as older clients
         * @description Guard: A
         */
        post: operations["post_service_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/get-web-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The website's settings
         * @description Guard: P:system_info_admin
         */
        get: operations["get_web_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/home-carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes a picture away
         * @description Guard: P:system_info_admin
         */
        delete: operations["delete_home_carousel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/mail-outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails that did not leave
         * @description Guard: P:system_info_admin
         */
        get: operations["get_mail_outbox"];
        put?: never;
        post?: never;
        /**
         * Delete kept mails
         * @description Guard: P:system_info_admin
         */
        delete: operations["delete_mail_outbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/set-db-and-redis-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cannot be changed
         * @description Guard: P:system_info_admin
         */
        put: operations["set_db_and_redis_config"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/set-email-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the mail server
         * @description Guard: P:system_info_admin
         */
        put: operations["set_email_config"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/set-web-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the website
         * @description Guard: P:system_info_admin
         */
        put: operations["set_web_config"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/test-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail
         * @description Guard: P:system_info_admin
         */
        post: operations["test_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A contest as its organiser sees it
         * @description Guard: P:contest_admin
         */
        get: operations["get_admin_contest"];
        /**
         * Change a contest
         * @description Guard: P:contest_admin
         */
        put: operations["update_contest"];
        /**
         * Make a contest
         * @description Guard: P:contest_admin
         */
        post: operations["create_contest"];
        /**
         * Remove a contest with all that is in it
         * @description Guard: R
         */
        delete: operations["delete_contest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/add-problem-from-public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a problem into a contest
         * @description Guard: P:contest_admin
         */
        post: operations["add_contest_problem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its hidden ones too
         * @description Guard: P:contest_admin
         */
        get: operations["get_contest_announcement_admin"];
        /**
         * Changes or hides one
         * @description Guard: P:contest_admin
         */
        put: operations["put_contest_announcement_admin"];
        /**
         * Announces in a contest
         * @description Guard: P:contest_admin
         */
        post: operations["post_contest_announcement_admin"];
        /**
         * Removes one there
         * @description Guard: P:contest_admin
         */
        delete: operations["delete_contest_announcement_admin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/change-contest-visible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show or hide a contest
         * @description Guard: P:contest_admin
         */
        put: operations["change_contest_visible"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would embarrass the organiser of a contest
         * @description Guard: P:contest_admin
         */
        get: operations["check_contest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same contest once more
         * @description Guard: P:contest_admin
         */
        get: operations["clone_contest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/contest-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a problem is called in a contest
         * @description Guard: P:contest_admin
         */
        get: operations["get_contest_problem_name"];
        /**
         * Name a problem of a contest
         * @description Guard: P:contest_admin
         */
        put: operations["save_contest_problem_name"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/get-contest-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hidden ones too
         * @description Guard: P:contest_admin
         */
        get: operations["get_admin_contest_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/get-problem-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Problems of a contest, or those that it may take
         * @description Guard: P:contest_admin
         */
        get: operations["get_contest_problem_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/import-remote-oj-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A problem of a remote judge for a contest
         * @description Guard: P:problem_admin
         */
        get: operations["import_remote_problem_of_contest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As its editor sees it
         * @description Guard: P:problem_admin
         */
        get: operations["get_problem_of_contest"];
        /**
         * Change such a problem
         * @description Guard: P:problem_admin
         */
        put: operations["update_problem_of_contest"];
        /**
         * Make a problem that contests alone show
         * @description Guard: P:problem_admin
         */
        post: operations["create_problem_of_contest"];
        /**
         * Take a problem out of a contest, or without one to the wastebasket
         * @description Guard: P:contest_admin
         */
        delete: operations["remove_contest_problem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contest/problem-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a contest's problems in order
         * @description Guard: P:contest_admin
         */
        put: operations["order_contest_problems"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard/get-dashboard-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers of today
         * @description Guard: A
         */
        get: operations["get_dashboard_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard/get-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My session before this one
         * @description Guard: A
         */
        post: operations["get_last_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Two weeks and the queue
         * @description Guard: A
         */
        get: operations["get_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/difficulty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Levels of difficulty
         * @description Guard: P:problem_admin
         */
        get: operations["get_admin_difficulty"];
        /**
         * Changes a level
         * @description Guard: PA
         */
        put: operations["put_difficulty"];
        /**
         * A new level
         * @description Guard: PA
         */
        post: operations["post_difficulty"];
        /**
         * Removes an unused level
         * @description Guard: PA
         */
        delete: operations["delete_difficulty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is right and wrong on this machine
         * @description Guard: P:system_info_admin
         */
        get: operations["get_doctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctor/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Measures again
         * @description Guard: P:system_info_admin
         */
        post: operations["post_doctor_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/doctor/slow-queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slow statements of the database
         * @description Guard: P:system_info_admin
         */
        get: operations["get_slow_queries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/honor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a title
         * @description Guard: P:system_info_admin
         */
        put: operations["put_admin_honor"];
        /**
         * A new title
         * @description Guard: P:system_info_admin
         */
        post: operations["post_admin_honor"];
        /**
         * Removes a title
         * @description Guard: P:system_info_admin
         */
        delete: operations["delete_admin_honor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/honor/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles by solved problems
         * @description Guard: G
         */
        get: operations["get_admin_honor_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/cancel-judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cancel it
         * @description Guard: P:rejudge
         */
        get: operations["cancel_judge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/manual-judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Judge it by hand
         * @description Guard: P:rejudge
         */
        get: operations["manual_judge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/outdated-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results of older data
         * @description Guard: P:rejudge
         */
        get: operations["get_outdated_results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause or resume the judge
         * @description Guard: P:system_info_admin
         */
        put: operations["pause_judge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/pause-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause or resume one problem
         * @description Guard: P:system_info_admin
         */
        put: operations["pause_problem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits, runs and failed
         * @description Guard: A
         */
        get: operations["get_judge_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/rejudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Judge it again
         * @description Guard: P:rejudge
         */
        get: operations["rejudge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/rejudge-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write what a preview showed
         * @description Guard: P:rejudge
         */
        post: operations["apply_rejudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/rejudge-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rejudges of a problem
         * @description Guard: P:rejudge
         */
        get: operations["get_rejudge_batches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/rejudge-contest-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Judge a contest's submissions to a problem again
         * @description Guard: P:rejudge
         */
        get: operations["rejudge_contest_problem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/rejudge-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose result would change
         * @description Guard: P:rejudge
         */
        get: operations["get_rejudge_preview"];
        put?: never;
        /**
         * Judge again on the side
         * @description Guard: P:rejudge
         */
        post: operations["start_rejudge_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/rejudge-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge the practice submissions of a problem again
         * @description Guard: P:rejudge
         */
        post: operations["rejudge_problem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/rejudge-undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a rejudge back
         * @description Guard: P:rejudge
         */
        post: operations["undo_rejudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/judge/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * How many programs are judged at once
         * @description Guard: P:system_info_admin
         */
        put: operations["set_workers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages, installed or not
         * @description Guard: P:system_info_admin
         */
        get: operations["get_admin_languages"];
        /**
         * Arranges a language
         * @description Guard: P:system_info_admin
         */
        put: operations["put_admin_language"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/language/probe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Looks for compilers again
         * @description Guard: P:system_info_admin
         */
        post: operations["post_language_probe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in to the back-office
         * @description Guard: G
         */
        post: operations["log_in_as_staff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End this session of the back-office
         * @description Guard: A
         */
        get: operations["log_out_as_staff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/msg/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * System notices
         * @description Guard: P:announcement_admin
         */
        get: operations["get_admin_notices"];
        /**
         * Changes a notice
         * @description Guard: P:announcement_admin
         */
        put: operations["put_admin_notice"];
        /**
         * A new notice
         * @description Guard: P:announcement_admin
         */
        post: operations["post_admin_notice"];
        /**
         * Removes a notice and its copies
         * @description Guard: P:announcement_admin
         */
        delete: operations["delete_admin_notice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A problem as its editor sees it
         * @description Guard: P:problem_admin
         */
        get: operations["get_problem"];
        /**
         * Change a problem
         * @description Guard: P:problem_admin
         */
        put: operations["update_problem"];
        /**
         * Make a problem
         * @description Guard: P:problem_admin
         */
        post: operations["create_problem"];
        /**
         * To the wastebasket
         * @description Guard: PA
         */
        delete: operations["delete_problem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a problem's file
         * @description Guard: P:problem_admin
         */
        delete: operations["delete_problem_attachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One change for many problems
         * @description Guard: PA
         */
        post: operations["batch_problems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/case-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text of a case's file
         * @description Guard: P:problem_admin
         */
        get: operations["get_case_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/change-problem-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish or hide
         * @description Guard: P:problem_admin
         */
        put: operations["change_problem_auth"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the check goes
         * @description Guard: P:problem_admin
         */
        get: operations["get_check"];
        put?: never;
        /**
         * Judge the reference solutions
         * @description Guard: P:problem_admin
         */
        post: operations["start_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/compile-interactive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does the interactor compile?
         * @description Guard: P:problem_admin
         */
        post: operations["compile_interactive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/compile-spj": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does the checker compile?
         * @description Guard: P:problem_admin
         */
        post: operations["compile_spj"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/compile-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does a student's part compile with the code around it?
         * @description Guard: P:problem_admin
         */
        post: operations["compile_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/data-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a version the active one
         * @description Guard: P:problem_admin
         */
        put: operations["put_data_version"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/data-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the test data
         * @description Guard: P:problem_admin
         */
        get: operations["get_data_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A problem once more
         * @description Guard: P:problem_admin
         */
        post: operations["duplicate_problem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/get-problem-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases of a problem
         * @description Guard: P:problem_admin
         */
        get: operations["get_problem_cases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/get-problem-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All problems
         * @description Guard: P:problem_admin
         */
        get: operations["get_admin_problem_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/import-remote-oj-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A problem of a remote judge
         * @description Guard: P:problem_admin
         */
        get: operations["import_remote_problem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/outputs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the reference solution wrote
         * @description Guard: P:problem_admin
         */
        get: operations["get_outputs"];
        put?: never;
        /**
         * Run a reference solution on the inputs
         * @description Guard: P:problem_admin
         */
        post: operations["start_outputs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/outputs-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make what it wrote the answers
         * @description Guard: P:problem_admin
         */
        post: operations["apply_outputs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a reference solution
         * @description Guard: P:problem_admin
         */
        put: operations["change_solution"];
        /**
         * Add a reference solution
         * @description Guard: P:problem_admin
         */
        post: operations["add_solution"];
        /**
         * Remove a reference solution
         * @description Guard: P:problem_admin
         */
        delete: operations["remove_solution"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/solutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reference solutions
         * @description Guard: P:problem_admin
         */
        get: operations["get_solutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/problem/unanswered-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Problems that have cases without an answer
         * @description Guard: P:problem_admin
         */
        get: operations["get_unanswered_cases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/role-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a role may do
         * @description Guard: R
         */
        get: operations["get_role_auth"];
        /**
         * Sets what a role may do
         * @description Guard: R
         */
        put: operations["put_role_auth"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/role/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles and how many hold them
         * @description Guard: A
         */
        get: operations["get_role_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/switch/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is switched on
         * @description Guard: P:system_info_admin
         */
        get: operations["get_switch_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/switch/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch on and off
         * @description Guard: P:system_info_admin
         */
        put: operations["put_switch_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a tag
         * @description Guard: PA
         */
        put: operations["put_tag"];
        /**
         * A new tag
         * @description Guard: PA
         */
        post: operations["post_tag"];
        /**
         * Removes a tag from every problem
         * @description Guard: PA
         */
        delete: operations["delete_tag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tag/classification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classifications of tags
         * @description Guard: P:problem_admin
         */
        get: operations["get_classifications"];
        /**
         * Changes one
         * @description Guard: PA
         */
        put: operations["put_classification"];
        /**
         * A new classification
         * @description Guard: PA
         */
        post: operations["post_classification"];
        /**
         * Removes one
         * @description Guard: PA
         */
        delete: operations["delete_classification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tag/delete-several": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes several tags
         * @description Guard: PA
         */
        post: operations["post_delete_several"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tag/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes one tag of several
         * @description Guard: PA
         */
        post: operations["post_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tag/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much each tag is used
         * @description Guard: P:problem_admin
         */
        get: operations["get_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tool box with its order
         * @description Guard: P:system_info_admin
         */
        get: operations["get_admin_tools"];
        /**
         * Changes a tool
         * @description Guard: P:system_info_admin
         */
        put: operations["put_admin_tools"];
        /**
         * A new tool
         * @description Guard: P:system_info_admin
         */
        post: operations["post_admin_tools"];
        /**
         * Removes a tool
         * @description Guard: P:system_info_admin
         */
        delete: operations["delete_admin_tools"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wastebasket
         * @description Guard: PA or P:user_admin
         */
        get: operations["get_trash"];
        put?: never;
        post?: never;
        /**
         * Remove it for ever
         * @description Guard: PA or P:user_admin
         */
        delete: operations["remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trash/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take it out again
         * @description Guard: PA or P:user_admin
         */
        put: operations["restore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The classes that people are in
         * @description Guard: P:user_admin
         */
        get: operations["get_classes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/delete-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Accounts to the wastebasket
         * @description Guard: P:user_admin
         */
        delete: operations["delete_user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/edit-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an account
         * @description Guard: P:user_admin
         */
        put: operations["edit_user"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/edit-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change many accounts
         * @description Guard: P:user_admin
         */
        put: operations["edit_users"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/export-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An empty class list
         * @description Guard: P:user_admin
         */
        get: operations["export_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/export-user-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts as a workbook
         * @description Guard: P:user_admin
         */
        get: operations["export_user_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/generate-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Numbered accounts
         * @description Guard: P:user_admin
         */
        post: operations["generate_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/get-user-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts
         * @description Guard: P:user_admin
         */
        get: operations["get_user_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/insert-batch-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accounts from rows
         * @description Guard: P:user_admin
         */
        post: operations["insert_batch_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/login-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A one-time code for an account
         * @description Guard: P:user_admin
         */
        post: operations["make_login_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/login-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One-time codes to print
         * @description Guard: P:user_admin
         */
        post: operations["make_login_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/new-passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New passwords to print
         * @description Guard: P:user_admin
         */
        post: operations["make_passwords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of a class list
         * @description Guard: P:user_admin
         */
        get: operations["get_roster"];
        /**
         * Other columns of a class list
         * @description Guard: P:user_admin
         */
        put: operations["map_roster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/roster-commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a class list in
         * @description Guard: P:user_admin
         */
        post: operations["commit_roster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/roster-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A look at a class list
         * @description Guard: P:user_admin
         */
        post: operations["upload_roster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account's sessions
         * @description Guard: P:user_admin
         */
        get: operations["get_sessions"];
        put?: never;
        post?: never;
        /**
         * End one session or all
         * @description Guard: P:user_admin
         */
        delete: operations["delete_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link for a new password
         * @description Guard: G
         */
        post: operations["apply_reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a sum
         * @description Guard: G
         */
        get: operations["get_captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my address
         * @description Guard: L
         */
        post: operations["change_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my mobile number
         * @description Guard: L
         */
        post: operations["change_mobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my password
         * @description Guard: L
         */
        post: operations["change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-userInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my profile
         * @description Guard: L
         */
        post: operations["change_user_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-contest-ac-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The balloon has been brought
         * @description Guard: L
         */
        put: operations["check_contest_ac_info"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-contest-print-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * It has been printed
         * @description Guard: L
         */
        put: operations["check_contest_print_status"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-contest-submissions-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How these submissions of a contest stand
         * @description Guard: L
         */
        post: operations["check_contest_submissions_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-submissions-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How these submissions stand
         * @description Guard: G
         */
        post: operations["check_submissions_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-username-or-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is a name or address in use
         * @description Guard: G
         */
        post: operations["check_username_or_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a comment
         * @description Guard: P:comment_add
         */
        post: operations["post_comment"];
        /**
         * Removes a comment with its replies
         * @description Guard: L
         */
        delete: operations["delete_comment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment-like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Likes a comment, or no more
         * @description Guard: L
         */
        get: operations["like_comment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments below a contest or a discussion
         * @description Guard: G
         */
        get: operations["get_comments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contest-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Submissions of a contest
         * @description Guard: L
         */
        get: operations["contest_submissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crash-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page tells that it crashed
         * @description Guard: G
         */
        post: operations["report_crash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/difficulty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Levels of difficulty
         * @description Guard: G
         */
        get: operations["get_difficulty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The code that was being written
         * @description Guard: L
         */
        get: operations["get_draft"];
        /**
         * Keep the code that is being written
         * @description Guard: L
         */
        put: operations["put_draft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draft/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earlier states of the code
         * @description Guard: L
         */
        get: operations["get_draft_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/delete-md-img": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remove a picture of a text
         * @description Guard: L
         */
        get: operations["delete_md_img"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/download-case-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A case's file
         * @description Guard: P:problem_admin
         */
        get: operations["download_case_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/download-contest-ac-submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The code that counts, as a zip
         * @description Guard: L
         */
        get: operations["download_contest_ac_submission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/download-contest-print-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text of a print job
         * @description Guard: L
         */
        get: operations["download_contest_print_text"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/download-contest-rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board of a contest as a workbook
         * @description Guard: L
         */
        get: operations["download_contest_rank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/download-db-backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A backup as a file
         * @description Guard: R
         */
        get: operations["download_db_backup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/download-original-package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As it was imported
         * @description Guard: L
         */
        get: operations["download_original_package"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/download-testcase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Test cases of a problem
         * @description Guard: L
         */
        get: operations["download_testcase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Problems in a format of choice
         * @description Guard: P:problem_admin
         */
        get: operations["export_problems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/export-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Problems as a HOJ zip
         * @description Guard: P:problem_admin
         */
        get: operations["export_as_hoj"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/generate-user-excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names and passwords as a workbook
         * @description Guard: P:user_admin
         */
        get: operations["generate_user_excel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import problems of any known format
         * @description Guard: P:problem_admin
         */
        post: operations["import_package"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/import-commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store what a dry run has shown
         * @description Guard: P:problem_admin
         */
        post: operations["commit_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/import-fps-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import FPS, the older answer
         * @description Guard: P:problem_admin
         */
        post: operations["import_fps_problem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/import-hydro-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Hydro, the older answer
         * @description Guard: P:problem_admin
         */
        post: operations["import_hydro_problem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/import-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a HOJ zip, the older answer
         * @description Guard: P:problem_admin
         */
        post: operations["import_hoj_problem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/import-qdoj-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import QDUOJ, the older answer
         * @description Guard: P:problem_admin
         */
        post: operations["import_qduoj_problem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/import-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an import is, and its report
         * @description Guard: P:problem_admin
         */
        get: operations["get_import_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/login-slips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Login slips to print
         * @description Guard: P:user_admin
         */
        get: operations["login_slips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/problem-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a problem
         * @description Guard: G
         */
        get: operations["get_problem_attachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my picture
         * @description Guard: L
         */
        post: operations["upload_avatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-carouse-img": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture for the start page
         * @description Guard: P:system_info_admin
         */
        post: operations["upload_carouse_img"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-case-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another file for a case
         * @description Guard: P:problem_admin
         */
        post: operations["upload_case_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-home-img": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture that leads somewhere
         * @description Guard: P:system_info_admin
         */
        post: operations["upload_home_img"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-md-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file for a text
         * @description Guard: L
         */
        post: operations["upload_md_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-md-img": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A picture for a text
         * @description Guard: L
         */
        post: operations["upload_md_img"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-part": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The next bytes of a large file
         * @description Guard: A
         */
        put: operations["upload_part"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-problem-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file for a problem
         * @description Guard: L
         */
        post: operations["upload_problem_attachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a large file that comes in parts
         * @description Guard: A
         */
        post: operations["start_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of a large file is here
         * @description Guard: A
         */
        get: operations["get_upload_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload-testcase-zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test cases as a zip
         * @description Guard: L
         */
        post: operations["upload_testcase_zip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-all-case-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cases of a submission
         * @description Guard: G
         */
        get: operations["get_all_case_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-all-problem-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of a judge
         * @description Guard: G
         */
        get: operations["get_all_problem_tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One that everybody is told
         * @description Guard: G
         */
        get: operations["get_announcement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-change-email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a code to my new address
         * @description Guard: L
         */
        get: operations["get_change_email_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-change-mobile-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Does a new number need a code
         * @description Guard: L
         */
        get: operations["get_change_mobile_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-common-announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the school tells everybody
         * @description Guard: G
         */
        get: operations["get_common_announcement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-ac-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has solved what, for the balloons
         * @description Guard: L
         */
        get: operations["get_contest_ac_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether one is registered
         * @description Guard: L
         */
        get: operations["get_contest_access"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is announced in a contest
         * @description Guard: L
         */
        get: operations["get_contest_announcement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The head of a contest
         * @description Guard: L
         */
        get: operations["get_contest_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contests that everybody is shown
         * @description Guard: G
         */
        get: operations["get_contest_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-not-read-announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What one has not read of it
         * @description Guard: L
         */
        post: operations["get_unread_announcements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-outside-scoreboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The board of a contest, for everybody
         * @description Guard: G
         */
        post: operations["get_contest_outside_scoreboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-outsize-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The head of a contest whose board everybody may see
         * @description Guard: G
         */
        get: operations["get_contest_outsize_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be printed
         * @description Guard: L
         */
        get: operations["get_contest_print"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-print-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A text as it goes to the printer
         * @description Guard: L
         */
        get: operations["get_contest_print_sheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The problems of a contest
         * @description Guard: G
         */
        get: operations["get_contest_problem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-problem-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A problem's page in a contest
         * @description Guard: L
         */
        get: operations["get_contest_problem_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-problem-statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of each problem of a contest
         * @description Guard: L
         */
        get: operations["get_contest_problem_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The board of a contest
         * @description Guard: L
         */
        post: operations["get_contest_rank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What somebody did in a contest
         * @description Guard: L
         */
        get: operations["get_contest_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-scroll-board-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a rolling board shows around its rows
         * @description Guard: L
         */
        get: operations["get_contest_scroll_board_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-scroll-board-submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All submissions of an ended contest, for its rolling board
         * @description Guard: L
         */
        get: operations["get_contest_scroll_board_submission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-contest-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A contest on one page, to print
         * @description Guard: L
         */
        get: operations["get_contest_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-full-screen-problem-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Problems beside this one, with my results
         * @description Guard: L
         */
        get: operations["get_full_screen_problem_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-last-ac-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My last accepted code of a problem
         * @description Guard: L
         */
        get: operations["get_last_ac_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-last-week-submission-statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Submissions of seven days
         * @description Guard: G
         */
        get: operations["get_last_week_submission_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-problem-code-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Code to start from
         * @description Guard: G
         */
        get: operations["get_problem_code_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-problem-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A problem's page
         * @description Guard: G
         */
        get: operations["get_problem_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-problem-languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages that a problem takes
         * @description Guard: G
         */
        get: operations["get_problem_languages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-problem-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Problems of the bank
         * @description Guard: G
         */
        get: operations["get_problem_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-problem-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of a problem
         * @description Guard: G
         */
        get: operations["get_problem_tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-problem-tags-and-classification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of a judge by classification
         * @description Guard: G
         */
        get: operations["get_problem_tags_and_classification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-random-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Any public problem
         * @description Guard: G
         */
        get: operations["get_random_problem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-rank-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who solved or scored most
         * @description Guard: G
         */
        get: operations["get_rank_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-recent-contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contests of these days
         * @description Guard: G
         */
        get: operations["get_recent_contest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-recent-other-contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contests elsewhere
         * @description Guard: G
         */
        get: operations["get_recent_other_contest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-recent-seven-ac-rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who solved most in seven days
         * @description Guard: G
         */
        get: operations["get_recent_seven_ac_rank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-recent-updated-problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Problems changed last
         * @description Guard: G
         */
        get: operations["get_recent_updated_problem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-register-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a code for registering
         * @description Guard: G
         */
        get: operations["get_register_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-shown-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people are called
         * @description Guard: G
         */
        get: operations["get_shown_names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-submission-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One submission
         * @description Guard: G
         */
        get: operations["get_submission_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-submission-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Practice submissions, newest first
         * @description Guard: G
         */
        get: operations["get_submission_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-test-judge-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a test run ended
         * @description Guard: L
         */
        get: operations["get_test_judge_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-user-ac-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I have solved, and on how many days
         * @description Guard: L
         */
        get: operations["get_user_ac_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-user-auth-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My roles and permissions
         * @description Guard: L
         */
        get: operations["get_user_auth_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-user-calendar-heatmap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Submissions a day in one year
         * @description Guard: G
         */
        get: operations["get_user_calendar_heatmap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-user-home-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's page
         * @description Guard: G
         */
        get: operations["get_user_home_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-user-problem-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * My result of these problems
         * @description Guard: L
         */
        post: operations["get_user_problem_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-website-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name and look
         * @description Guard: G
         */
        get: operations["get_website_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the server well
         * @description Guard: G
         */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home-carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pictures of the start page
         * @description Guard: G
         */
        get: operations["get_home_carousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/honors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles by solved problems
         * @description Guard: G
         */
        get: operations["get_honors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/judge-languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the site judges with
         * @description Guard: G
         */
        get: operations["get_judge_languages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages that a problem may take
         * @description Guard: G
         */
        get: operations["get_languages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live events (WebSocket)
         * @description Guard: G
         */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Guard: G
         */
        post: operations["log_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login-puzzle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A slide puzzle
         * @description Guard: G
         */
        get: operations["get_login_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End this session
         * @description Guard: L
         */
        get: operations["log_out"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/msg/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices to me
         * @description Guard: L
         */
        get: operations["get_my_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/msg/sys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices to everybody
         * @description Guard: L
         */
        get: operations["get_site_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/msg/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many messages are unread
         * @description Guard: L
         */
        get: operations["get_unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description Guard: G
         */
        get: operations["get_openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/file/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file
         * @description Guard: G
         */
        get: operations["get_public_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/img/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture
         * @description Guard: G
         */
        get: operations["get_public_image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sentence for the day
         * @description Guard: G
         */
        get: operations["get_quotation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Guard: G
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register-contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes part with the password
         * @description Guard: L
         */
        post: operations["register_contest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All replies to a comment
         * @description Guard: G
         */
        get: operations["get_replies"];
        put?: never;
        /**
         * Answers a comment or a reply
         * @description Guard: P:reply_add
         */
        post: operations["post_reply"];
        /**
         * Removes a reply
         * @description Guard: L
         */
        delete: operations["delete_reply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the new password
         * @description Guard: G
         */
        post: operations["reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a failed submission again
         * @description Guard: L
         */
        get: operations["resubmit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the first setup needed
         * @description Guard: G
         */
        get: operations["get_setup"];
        put?: never;
        /**
         * The first setup
         * @description Guard: G
         */
        post: operations["set_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share the code of my submission, or no longer
         * @description Guard: L
         */
        put: operations["put_submission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submit-print-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a text printed
         * @description Guard: L
         */
        post: operations["submit_print_text"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submit-problem-judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit code for judging
         * @description Guard: P:submit
         */
        post: operations["submit_problem_judge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submit-problem-test-judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run code with an input of one's own
         * @description Guard: P:submit
         */
        post: operations["submit_problem_test_judge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The server's time
         * @description Guard: G
         */
        get: operations["get_time"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tool box
         * @description Guard: G
         */
        get: operations["get_tools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers for Prometheus
         * @description Guard: G
         */
        get: operations["get_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** DeleteQuery */
        DeleteQuery: {
            aid: number;
        };
        /**
         * PageQuery
         * @description Base of the query of a paged list; a subclass sets its own default of `limit`.
         */
        PageQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
        };
        /** Page[Announcement] */
        PageOfAnnouncement: {
            records: components["schemas"]["Announcement"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /** Announcement */
        Announcement: {
            id: number;
            title: string;
            content: string;
            uid: string | null;
            username: string | null;
            status: number;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /** NewAnnouncement */
        NewAnnouncement: {
            title: string;
            content: string;
            /** @default 0 */
            status?: number;
        };
        /**
         * ChangedAnnouncement
         * @description `gmtModified` is what its editor read.
         */
        ChangedAnnouncement: {
            title: string;
            content: string;
            /** @default 0 */
            status?: number;
            id: number;
            /** @default null */
            gmtModified?: string | null;
        };
        /**
         * AuditQuery
         * @description `target` is a part of what stands there; the two times enclose what is shown.
         */
        AuditQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            /** @default null */
            username?: string | null;
            /** @default null */
            action?: string | null;
            /** @default null */
            target?: string | null;
            /** @default null */
            from?: string | null;
            /** @default null */
            to?: string | null;
        };
        /** Page[AuditRow] */
        PageOfAuditRow: {
            records: components["schemas"]["AuditRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * AuditRow
         * @description `target`, `before` and `after` are JSON texts: each action writes its own shape.
         */
        AuditRow: {
            id: number;
            /** Format: date-time */
            time: string;
            uid: string | null;
            username: string | null;
            ip: string | null;
            action: string;
            target: string;
            before: string | null;
            after: string | null;
            reason: string | null;
        };
        /**
         * PermissionRow
         * @description `permission` is the word that calls ask for.
         */
        PermissionRow: {
            id: number;
            name: string;
            permission: string;
            status: number;
        };
        /**
         * BackupSettings
         * @description `folder` takes new backups; empty for the data folder's own.
         */
        BackupSettings: {
            folder: string;
        };
        /** Cleared */
        Cleared: {
            cleared: number;
        };
        /** BackupName */
        BackupName: {
            name: string;
        };
        /**
         * BackupRow
         * @description `size` in bytes; `whole` is false for a copy of the database alone.
         */
        BackupRow: {
            name: string;
            /** @enum {unknown} */
            kind: "manual" | "nightly" | "upgrade";
            /** @enum {unknown} */
            state: "done" | "failed" | "running";
            whole: boolean;
            size: number;
            /** Format: date-time */
            gmtCreate: string;
            error: string | null;
        };
        /** RestoreProgress */
        RestoreProgress: {
            /** @enum {unknown} */
            state: "done" | "failed" | "idle" | "running";
            name: string;
            error: string | null;
        };
        /**
         * RestoreBody
         * @description One of the two: a backup of the list, or a file that was sent.
         */
        RestoreBody: {
            /** @default null */
            name?: string | null;
            /** @default null */
            uploadId?: string | null;
        };
        /**
         * DatabaseFacts
         * @description The names of an older product's settings; here they are facts and cannot be changed.
         */
        DatabaseFacts: {
            dbName: string;
            /** @default local */
            dbHost: string;
            /** @default 0 */
            dbPort: number;
            /** @default  */
            dbUsername: string;
            /** @default  */
            dbPassword: string;
            /** @default in-process */
            redisHost: string;
            /** @default 0 */
            redisPort: number;
            /** @default  */
            redisPassword: string;
        };
        /** MailConfigShown */
        MailConfigShown: {
            /** @default off */
            mailMode: string;
            /** @default  */
            emailHost: string;
            /** @default 465 */
            emailPort: number;
            /** @default  */
            emailFrom: string;
            /** @default  */
            emailUsername: string;
            /** @default  */
            emailPassword: string;
            /** @default  */
            emailBGImg: string;
            /** @default true */
            emailSsl: boolean;
            /** Format: date-time */
            gmtModified: string;
        };
        /** JudgeServiceInfo */
        JudgeServiceInfo: {
            cpuCores: number;
            percentCpuLoad: string;
            percentMemoryLoad: string;
            maxTaskNum: number;
            runningTasks: number;
            service: components["schemas"]["JudgeService"];
        };
        /** JudgeService */
        JudgeService: {
            host: string;
            port: number;
            /** @default false */
            secure: boolean;
            metadata: {
                [key: string]: string;
            };
        };
        /**
         * ServiceInfo
         * @description Disk and database in bytes; `lastBackup` is null without one; `backupFailed` tells of the
         *         newest attempt since the server was started.
         */
        ServiceInfo: {
            backupCores: number;
            backupPercentCpuLoad: string;
            backupPercentMemoryLoad: string;
            backupService: components["schemas"]["ServiceInstance"][];
            nacos: components["schemas"]["RegistryStatus"];
            version: string;
            pythonVersion: string;
            sqliteVersion: string;
            dataDir: string;
            diskFree: number;
            diskTotal: number;
            databaseSize: number;
            uptimeSeconds: number;
            queueLength: number;
            lastBackup: string | null;
            backupFailed: boolean;
            databaseDamaged: boolean;
            diskFull: boolean;
        };
        /** ServiceInstance */
        ServiceInstance: {
            serviceId: string;
            instanceId: string;
            host: string;
            port: number;
            /** @default false */
            secure: boolean;
            uri: string;
            metadata: {
                [key: string]: string;
            };
        };
        /** RegistryStatus */
        RegistryStatus: {
            status: string;
        };
        /** AdminWebsiteConfig */
        AdminWebsiteConfig: {
            /** @default  */
            baseUrl: string;
            /** @default Online Judge */
            name: string;
            /** @default OJ */
            shortName: string;
            /** @default  */
            description: string;
            /** @default true */
            register: boolean;
            /** @default  */
            recordName: string;
            /** @default  */
            recordUrl: string;
            /** @default  */
            projectName: string;
            /** @default  */
            projectUrl: string;
            /** @default true */
            openPublicDiscussion: boolean;
            /** @default true */
            openGroupDiscussion: boolean;
            /** @default true */
            openContestComment: boolean;
            /** @default false */
            openAiChat: boolean;
            /** @default nickname */
            shownName: string;
            /** @default false */
            changeOwnNames: boolean;
            /** @default true */
            visible1: boolean;
            /** @default true */
            visible2: boolean;
            /** @default true */
            visible3: boolean;
            /** @default true */
            visible4: boolean;
            /** @default  */
            image1: string;
            /** @default  */
            image2: string;
            /** @default  */
            image3: string;
            /** @default  */
            addr1: string;
            /** @default  */
            addr2: string;
            /** @default  */
            addr3: string;
            /** @default Asia/Shanghai */
            timezone: string;
            /** @default zh-CN */
            language: string;
            /** @default C++ 17 With O2 */
            firstLanguage: string;
            registerMode: string;
            inviteCode: string;
            quotationUrl: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /** CarouselQuery */
        CarouselQuery: {
            id: number;
        };
        /** OutboxDeletion */
        OutboxDeletion: {
            /** @default null */
            id?: number | null;
        };
        /** Page[OutboxRow] */
        PageOfOutboxRow: {
            records: components["schemas"]["OutboxRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /** OutboxRow */
        OutboxRow: {
            id: number;
            to: string;
            subject: string;
            body: string;
            /** Format: date-time */
            gmtCreate: string;
        };
        /** DatabaseBody */
        DatabaseBody: {
            /** @default null */
            dbName?: string | null;
            /** @default null */
            dbHost?: string | null;
        };
        /**
         * MailConfigBody
         * @description A field that is left out keeps its value.
         */
        MailConfigBody: {
            /** @default null */
            mailMode?: string | null;
            /** @default null */
            emailHost?: string | null;
            /** @default null */
            emailPort?: number | null;
            /** @default null */
            emailFrom?: string | null;
            /** @default null */
            emailUsername?: string | null;
            /** @default null */
            emailPassword?: string | null;
            /** @default null */
            emailBGImg?: string | null;
            /** @default null */
            emailSsl?: boolean | null;
            /** @default null */
            gmtModified?: string | null;
        };
        /**
         * AdminWebsiteBody
         * @description A field that is left out keeps its value.
         */
        AdminWebsiteBody: {
            /** @default null */
            baseUrl?: string | null;
            /** @default null */
            name?: string | null;
            /** @default null */
            shortName?: string | null;
            /** @default null */
            description?: string | null;
            /** @default null */
            register?: boolean | null;
            /** @default null */
            recordName?: string | null;
            /** @default null */
            recordUrl?: string | null;
            /** @default null */
            projectName?: string | null;
            /** @default null */
            projectUrl?: string | null;
            /** @default null */
            openAiChat?: boolean | null;
            /** @default null */
            visible1?: boolean | null;
            /** @default null */
            visible2?: boolean | null;
            /** @default null */
            visible3?: boolean | null;
            /** @default null */
            visible4?: boolean | null;
            /** @default null */
            image1?: string | null;
            /** @default null */
            image2?: string | null;
            /** @default null */
            image3?: string | null;
            /** @default null */
            addr1?: string | null;
            /** @default null */
            addr2?: string | null;
            /** @default null */
            addr3?: string | null;
            /** @default null */
            timezone?: string | null;
            /** @default null */
            language?: ("en-US" | "zh-CN") | null;
            /** @default null */
            firstLanguage?: string | null;
            /** @default null */
            registerMode?: ("email" | "invite") | null;
            /** @default null */
            inviteCode?: string | null;
            /** @default null */
            quotationUrl?: string | null;
            /** @default null */
            gmtModified?: string | null;
        };
        /** TestMailBody */
        TestMailBody: {
            email: string;
        };
        /** CidQuery */
        CidQuery: {
            cid: number;
        };
        /** AdminContest */
        AdminContest: {
            id: number;
            uid: string | null;
            author: string;
            title: string;
            type: number;
            description: string | null;
            source: number;
            auth: number;
            pwd: string | null;
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            endTime: string;
            duration: number;
            sealRank: boolean;
            sealRankTime: string | null;
            autoRealRank: boolean;
            status: number;
            visible: boolean;
            openPrint: boolean;
            openAccountLimit: boolean;
            accountLimitRule: string | null;
            rankShowName: string;
            starAccount: string[];
            openRank: boolean;
            oiRankScoreType: string;
            gid: number | null;
            awardType: number;
            awardConfigList: components["schemas"]["AwardForm"][];
            allowEndSubmit: boolean;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /**
         * AwardForm
         * @description `num` is a percentage or a number of places, by the contest's awardType.
         */
        AwardForm: {
            priority: number;
            name: string;
            background: string;
            color: string;
            num: number;
        };
        /**
         * ContestBody
         * @description Absent stays as it is stored, or as a new contest begins.
         */
        ContestBody: {
            title?: string;
            type?: number;
            description?: string | null;
            auth?: number;
            pwd?: string | null;
            startTime?: string;
            endTime?: string;
            sealRank?: boolean;
            sealRankTime?: string | null;
            autoRealRank?: boolean;
            visible?: boolean;
            openPrint?: boolean;
            openAccountLimit?: boolean;
            accountLimitRule?: string | null;
            rankShowName?: string;
            starAccount?: string[] | null;
            openRank?: boolean;
            oiRankScoreType?: string;
            awardType?: number;
            awardConfigList?: components["schemas"]["AwardForm"][] | null;
            allowEndSubmit?: boolean;
        };
        /** NewContest */
        NewContest: {
            cid: number;
        };
        /** ChangedContest */
        ChangedContest: {
            title?: string;
            type?: number;
            description?: string | null;
            auth?: number;
            pwd?: string | null;
            startTime?: string;
            endTime?: string;
            sealRank?: boolean;
            sealRankTime?: string | null;
            autoRealRank?: boolean;
            visible?: boolean;
            openPrint?: boolean;
            openAccountLimit?: boolean;
            accountLimitRule?: string | null;
            rankShowName?: string;
            starAccount?: string[] | null;
            openRank?: boolean;
            oiRankScoreType?: string;
            awardType?: number;
            awardConfigList?: components["schemas"]["AwardForm"][] | null;
            allowEndSubmit?: boolean;
            id: number;
            /** @default null */
            gmtModified?: string | null;
        };
        /**
         * AddBody
         * @description `keepAuth` leaves a public problem in the bank.
         */
        AddBody: {
            pid: number;
            cid: number;
            displayId: string;
            /** @default false */
            keepAuth?: boolean;
        };
        /** ContestAnnouncementToDelete */
        ContestAnnouncementToDelete: {
            aid: number;
        };
        /** ContestDeskQuery */
        ContestDeskQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            cid: number;
        };
        /** NewContestAnnouncement */
        NewContestAnnouncement: {
            cid: number;
            announcement: components["schemas"]["NewAnnouncement"];
        };
        /** ChangedContestAnnouncement */
        ChangedContestAnnouncement: {
            cid: number;
            announcement: components["schemas"]["ChangedAnnouncement"];
        };
        /** VisibleQuery */
        VisibleQuery: {
            cid: number;
            visible: boolean;
        };
        /** CheckQuery */
        CheckQuery: {
            cid: number;
        };
        /**
         * ContestCheckAnswer
         * @description `unchecked`: problems (pid) whose reference solutions the caller may have run.
         */
        ContestCheckAnswer: {
            findings: components["schemas"]["CheckFinding"][];
            unchecked: number[];
            /** Format: date-time */
            now: string;
        };
        /**
         * CheckFinding
         * @description `where` is the page on which it is mended; `pid` where it is about one problem.
         */
        CheckFinding: {
            key: string;
            severity: components["schemas"]["Severity"];
            message: string;
            where: components["schemas"]["Where"];
            pid: number | null;
        };
        /**
         * Severity
         * @description An error spoils the contest, a warning may, a hint is worth a look.
         * @enum {unknown}
         */
        Severity: "error" | "hint" | "warning";
        /**
         * Where
         * @description The page on which it is mended.
         * @enum {unknown}
         */
        Where: "judge" | "problem" | "problems" | "service" | "settings" | "solutions" | "switches" | "users";
        /** LinkQuery */
        LinkQuery: {
            cid: number;
            pid: number;
        };
        /** AdminContestProblem */
        AdminContestProblem: {
            id: number;
            cid: number;
            pid: number;
            displayId: string;
            displayTitle: string;
            color: string | null;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /** LinkBody */
        LinkBody: {
            cid: number;
            pid: number;
            displayId: string;
            displayTitle: string;
            /** @default null */
            color?: string | null;
        };
        /** AdminContestQuery */
        AdminContestQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            /** @default  */
            keyword?: string;
        };
        /** Page[AdminContestRow] */
        PageOfAdminContestRow: {
            records: components["schemas"]["AdminContestRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * AdminContestRow
         * @description Without the password; `duration` in seconds, `problems` and `registered` are how many.
         */
        AdminContestRow: {
            id: number;
            uid: string | null;
            author: string;
            title: string;
            type: number;
            source: number;
            auth: number;
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            endTime: string;
            duration: number;
            sealRank: boolean;
            sealRankTime: string | null;
            status: number;
            visible: boolean;
            openRank: boolean;
            problems: number;
            registered: number;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /**
         * ContestProblemListQuery
         * @description `problemType` absent lists what the contest has, else what it may take.
         */
        ContestProblemListQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            cid: number;
            /** @default null */
            problemType?: number | null;
            /** @default  */
            keyword?: string;
            /** @default All */
            oj?: string;
        };
        /**
         * ContestProblemList
         * @description The map is by pid: of those in the list that the contest has.
         */
        ContestProblemList: {
            problemList: components["schemas"]["PageOfAdminProblemRow"];
            contestProblemMap: {
                [key: string]: components["schemas"]["AdminContestProblem"];
            };
        };
        /** Page[AdminProblemRow] */
        PageOfAdminProblemRow: {
            records: components["schemas"]["AdminProblemRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /** AdminProblemRow */
        AdminProblemRow: {
            id: number;
            problemId: string;
            title: string;
            author: string | null;
            auth: number;
            type: number;
            judgeMode: string;
            difficulty: number;
            applyPublicProgress: number | null;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /** RemoteContestProblemQuery */
        RemoteContestProblemQuery: {
            name: string;
            problemId: string;
            cid: number;
            displayId: string;
        };
        /** RemoveQuery */
        RemoveQuery: {
            pid: number;
            /** @default null */
            cid?: number | null;
        };
        /** PidQuery */
        PidQuery: {
            pid: number;
        };
        /**
         * AdminProblem
         * @description With what only its editors may know.
         */
        AdminProblem: {
            source: string;
            type: number;
            judgeMode: string;
            judgeCaseMode: string;
            timeLimit: number;
            memoryLimit: number;
            stackLimit: number;
            difficulty: number | null;
            auth: number;
            codeShare: boolean;
            isRemoveEndBlank: boolean;
            openCaseResult: boolean;
            showCheckerComment: boolean;
            isUploadCase: boolean;
            isFileIO: boolean;
            ioReadFileName: string | null;
            ioWriteFileName: string | null;
            userExtraFile: string | null;
            spjCode: string | null;
            spjLanguage: string | null;
            spjAbi: string | null;
            spjArgs: string | null;
            checkerCode: string | null;
            checkerLanguage: string | null;
            checkerAbi: string | null;
            checkerArgs: string | null;
            judgeExtraFile: string | null;
            id: number;
            problemId: string;
            title: string;
            author: string | null;
            description: string;
            input: string;
            output: string;
            hint: string;
            statements: {
                [key: string]: components["schemas"]["StatementText"];
            } | null;
            examples: string;
            isRemote: boolean;
            ioScore: number | null;
            attachments: components["schemas"]["Attachment"][];
            unsupported: boolean;
            isGroup: boolean;
            gid: number | null;
            applyPublicProgress: number | null;
            caseVersion: string | null;
            modifiedUser: string | null;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
            unsupportedReason: string | null;
            objectiveParts: string | null;
            importFormat: string | null;
            hasOriginal: boolean;
        };
        /**
         * StatementText
         * @description A problem's texts in one language.
         */
        StatementText: {
            title: string;
            description: string;
            input: string;
            output: string;
            hint: string;
        };
        /** Attachment */
        Attachment: {
            name: string;
            size: number;
        };
        /** ProblemDTO */
        ProblemDTO: {
            problem: components["schemas"]["ProblemBody"];
            /** @default [] */
            samples?: components["schemas"]["SampleBody"][];
            /** @default false */
            isUploadTestCase?: boolean;
            /** @default null */
            uploadTestcaseDir?: string | null;
            /** @default null */
            judgeMode?: string | null;
            /** @default [] */
            languages?: components["schemas"]["LanguageRef"][];
            /** @default [] */
            tags?: components["schemas"]["TagBody"][];
            /** @default [] */
            codeTemplates?: components["schemas"]["CodeTemplateBody"][];
        };
        /** ProblemBody */
        ProblemBody: {
            source?: string | null;
            type?: number | null;
            judgeMode?: string | null;
            judgeCaseMode?: string | null;
            timeLimit?: number | null;
            memoryLimit?: number | null;
            stackLimit?: number | null;
            difficulty?: number | null;
            auth?: number | null;
            codeShare?: boolean | null;
            spjLanguage?: string | null;
            spjCode?: string | null;
            spjAbi?: string | null;
            spjArgs?: string | null;
            checkerLanguage?: string | null;
            checkerCode?: string | null;
            checkerAbi?: string | null;
            checkerArgs?: string | null;
            isRemoveEndBlank?: boolean | null;
            openCaseResult?: boolean | null;
            showCheckerComment?: boolean | null;
            userExtraFile?: string | null;
            judgeExtraFile?: string | null;
            isFileIO?: boolean | null;
            ioReadFileName?: string | null;
            ioWriteFileName?: string | null;
            /** @default null */
            id?: number | null;
            problemId?: string | null;
            title?: string | null;
            description?: string | null;
            input?: string | null;
            output?: string | null;
            hint?: string | null;
            statements?: {
                [key: string]: components["schemas"]["StatementForm"];
            } | null;
            examples?: string | null;
            /** @default null */
            gmtModified?: string | number | null;
        };
        /**
         * StatementForm
         * @description A problem's texts in a further language.
         */
        StatementForm: {
            title: string;
            /** @default  */
            description?: string;
            /** @default  */
            input?: string;
            /** @default  */
            output?: string;
            /** @default  */
            hint?: string;
        };
        /** SampleBody */
        SampleBody: {
            /** @default  */
            input?: string;
            /** @default null */
            output?: string | null;
            /** @default null */
            score?: number | null;
            /** @default null */
            groupNum?: number | null;
        };
        /** LanguageRef */
        LanguageRef: {
            id: number;
        };
        /** TagBody */
        TagBody: {
            /** @default null */
            id?: number | null;
            /** @default  */
            name?: string;
            /** @default null */
            color?: string | null;
        };
        /** CodeTemplateBody */
        CodeTemplateBody: {
            lid: number;
            /** @default null */
            code?: string | null;
            /** @default false */
            status?: boolean;
            /** @default null */
            prepend?: string | null;
            /** @default null */
            append?: string | null;
        };
        /** CreatedProblem */
        CreatedProblem: {
            pid: number;
        };
        /** OrderBody */
        OrderBody: {
            cid: number;
            pids: number[];
        };
        /** DashboardInfo */
        DashboardInfo: {
            userNum: number;
            recentContestNum: number;
            todayJudgeNum: number;
        };
        /** LastSession */
        LastSession: {
            id: number;
            uid: string;
            userAgent: string;
            ip: string;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /**
         * Statistics
         * @description Fourteen days, and the queue by minutes since the server was started, at most three hours;
         *         `failedToday`: what the judge could not judge in the last 24 hours; `paused`: by staff.
         */
        Statistics: {
            days: components["schemas"]["DayRow"][];
            queue: components["schemas"]["QueueSample"];
            queueHistory: components["schemas"]["QueueSample"][];
            failedToday: number;
            paused: boolean;
        };
        /**
         * DayRow
         * @description `date` as YYYY-MM-DD in the site's time zone; `people` sent the submissions.
         */
        DayRow: {
            date: string;
            total: number;
            people: number;
            verdicts: components["schemas"]["StatusCount"][];
        };
        /**
         * StatusCount
         * @description `status` is a verdict's code (contract 00-conventions §7).
         */
        StatusCount: {
            status: number;
            count: number;
        };
        /** QueueSample */
        QueueSample: {
            /** Format: date-time */
            time: string;
            waiting: number;
            oldestSeconds: number;
        };
        /** DifficultyQuery */
        DifficultyQuery: {
            id: number;
        };
        /** Difficulty */
        Difficulty: {
            id: number;
            name: string;
            color: string;
        };
        /** NewDifficulty */
        NewDifficulty: {
            name: string;
            color: string;
            /** @default null */
            id?: number | null;
        };
        /** ChangedDifficulty */
        ChangedDifficulty: {
            id: number;
            name: string;
            color: string;
        };
        /**
         * DoctorFindings
         * @description `now` is when it was measured.
         */
        DoctorFindings: {
            /** Format: date-time */
            now: string;
            checks: components["schemas"]["DoctorCheck"][];
        };
        /**
         * DoctorCheck
         * @description `command` mends it, when one can.
         */
        DoctorCheck: {
            id: string;
            group: string;
            /** @enum {unknown} */
            level: "amber" | "green" | "red";
            title: string;
            found: string;
            remedy: string | null;
            command: string | null;
        };
        /**
         * SlowQueries
         * @description Since the server was started; a statement counts from `slowMs` on.
         */
        SlowQueries: {
            slowMs: number;
            queries: components["schemas"]["SlowQuery"][];
        };
        /**
         * SlowQuery
         * @description Times in milliseconds; `statement` holds a mark where each value stood.
         */
        SlowQuery: {
            statement: string;
            count: number;
            totalMs: number;
            worstMs: number;
            /** Format: date-time */
            lastAt: string;
        };
        /** HonorQuery */
        HonorQuery: {
            id: number;
        };
        /** NewHonor */
        NewHonor: {
            name: string;
            color: string;
            ac: number;
        };
        /**
         * HonorTitle
         * @description `ac` is the number of solved problems that earns it.
         */
        HonorTitle: {
            id: number;
            name: string;
            color: string;
            ac: number;
        };
        /** ChangedHonor */
        ChangedHonor: {
            name: string;
            color: string;
            ac: number;
            id: number;
        };
        /** ChangeQuery */
        ChangeQuery: {
            submitId: number;
        };
        /** JudgedByHand */
        JudgedByHand: {
            submitId: number;
            judger: string | null;
            status: number;
            score: number | null;
            oiRankScore: number | null;
            isManual: boolean;
        };
        /** ManualJudgeQuery */
        ManualJudgeQuery: {
            submitId: number;
            status: number;
            /** @default null */
            score?: number | null;
        };
        /** BatchesQuery */
        BatchesQuery: {
            pid: number;
        };
        /**
         * OutdatedResults
         * @description Of practice; `students` is how many people have them.
         */
        OutdatedResults: {
            results: number;
            students: number;
        };
        /** PauseBody */
        PauseBody: {
            paused: boolean;
            /** @default null */
            reason?: string | null;
        };
        /** PauseProblemBody */
        PauseProblemBody: {
            pid: number;
            paused: boolean;
            /** @default null */
            reason?: string | null;
        };
        /** JudgeQueue */
        JudgeQueue: {
            pending: number;
            running: number;
            slots: number;
            mostSlots: number;
            oldestSeconds: number;
            paused: boolean;
            pausedBy: string | null;
            pausedSince: string | null;
            reason: string | null;
            lanes: components["schemas"]["LaneCount"][];
            waiting: components["schemas"]["QueuedRow"][];
            runningList: components["schemas"]["RunningRow"][];
            workers: components["schemas"]["JudgeWorker"][];
            pausedProblems: components["schemas"]["PausedProblemRow"][];
            failed: components["schemas"]["FailedJudging"][];
            stages: components["schemas"]["StagesShown"];
        };
        /** LaneCount */
        LaneCount: {
            lane: number;
            name: string;
            pending: number;
        };
        /** QueuedRow */
        QueuedRow: {
            submitId: number;
            displayPid: string;
            username: string;
            cid: number;
            lane: number;
            position: number | null;
            waitingSeconds: number;
            queueReason: components["schemas"]["QueueReason"] | null;
        };
        /**
         * QueueReason
         * @description Why a submission waits (contract submission.md §1).
         * @enum {unknown}
         */
        QueueReason: "busy" | "no_sandbox" | "paused" | "problem_paused";
        /** RunningRow */
        RunningRow: {
            submitId: number;
            displayPid: string;
            username: string;
            slot: number | null;
            status: number;
            done: number;
            total: number;
            seconds: number;
        };
        /** JudgeWorker */
        JudgeWorker: {
            name: string;
            /** @enum {unknown} */
            state: "down" | "refuses" | "up";
            slots: number;
            running: number;
            /** Format: date-time */
            lastSeen: string;
            reason: string | null;
        };
        /** PausedProblemRow */
        PausedProblemRow: {
            pid: number;
            displayPid: string;
            username: string | null;
            /** Format: date-time */
            since: string;
            reason: string | null;
        };
        /** FailedJudging */
        FailedJudging: {
            submitId: number;
            displayPid: string;
            status: number;
            reason: string | null;
            /** Format: date-time */
            gmtModified: string;
        };
        /**
         * StagesShown
         * @description The median is over `count` judgings.
         */
        StagesShown: {
            count: number;
            median: components["schemas"]["Stages"] | null;
            newest: components["schemas"]["JudgedStages"][];
        };
        /**
         * Stages
         * @description In ms (judging/stage_times.py).
         */
        Stages: {
            waiting: number;
            compiling: number;
            running: number;
            storing: number;
        };
        /** JudgedStages */
        JudgedStages: {
            waiting: number;
            compiling: number;
            running: number;
            storing: number;
            submitId: number;
        };
        /**
         * Judge
         * @description The whole submission.
         */
        Judge: {
            submitId: number;
            pid: number | null;
            displayPid: string;
            /** @default null */
            displayId: string | null;
            /** @default null */
            displayTid: string | null;
            title: string | null;
            uid: string;
            username: string;
            /** Format: date-time */
            submitTime: string;
            status: number;
            score: number | null;
            oiRankScore: number | null;
            time: number | null;
            memory: number | null;
            length: number | null;
            language: string;
            cid: number;
            cpid: number;
            gid: number | null;
            share: boolean;
            judger: string | null;
            ip: string | null;
            isManual: boolean;
            queuePosition: number | null;
            queueReason: components["schemas"]["QueueReason"] | null;
            titles?: {
                [key: string]: string;
            };
            code: string | null;
            errorMessage: string | null;
            version: number;
            caseProgress: components["schemas"]["CasesDone"] | null;
            /** @default null */
            displayPartData: null;
            /** @default null */
            vjudgeSubmitId: null;
            /** @default null */
            vjudgeUsername: null;
            /** @default null */
            vjudgePassword: null;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /**
         * CasesDone
         * @description How many of a submission's cases have been judged.
         */
        CasesDone: {
            done: number;
            total: number;
        };
        /** PreviewKeyBody */
        PreviewKeyBody: {
            key: string;
        };
        /** AppliedRejudge */
        AppliedRejudge: {
            batchId: number;
            changed: number;
        };
        /** RejudgeBatchRow */
        RejudgeBatchRow: {
            batchId: number;
            key: string;
            cid: number;
            state: components["schemas"]["BatchState"];
            dataVersion: number;
            previousDataVersion: number;
            total: number;
            done: number;
            changed: number;
            username: string;
            /** Format: date-time */
            gmtCreate: string;
            gmtApplied: string | null;
            mayUndo: boolean;
        };
        /**
         * BatchState
         * @enum {unknown}
         */
        BatchState: "applied" | "applying" | "done" | "running" | "undoing" | "undone";
        /** ContestProblemQuery */
        ContestProblemQuery: {
            cid: number;
            pid: number;
        };
        /** PreviewQuery */
        PreviewQuery: {
            key: string;
        };
        /** RejudgePreview */
        RejudgePreview: {
            batchId: number;
            pid: number;
            state: components["schemas"]["BatchState"];
            done: number;
            total: number;
            changed: components["schemas"]["ChangedSubmission"][];
            students: number;
            gained: number;
            lost: number;
        };
        /** ChangedSubmission */
        ChangedSubmission: {
            submitId: number;
            username: string;
            realname: string | null;
            displayId: string;
            from: components["schemas"]["JudgedResult"];
            to: components["schemas"]["JudgedResult"];
        };
        /** JudgedResult */
        JudgedResult: {
            status: number;
            score: number | null;
        };
        /** PreviewBody */
        PreviewBody: {
            pid: number;
            /** @default null */
            cid?: number | null;
            /** @default null */
            dataVersion?: number | null;
            /** @default null */
            statuses?: number[] | null;
        };
        /** PreviewKey */
        PreviewKey: {
            key: string;
        };
        /** RejudgeProblemBody */
        RejudgeProblemBody: {
            pid: number;
            /** @default null */
            statuses?: number[] | null;
        };
        /** RejudgeCount */
        RejudgeCount: {
            count: number;
        };
        /** RejudgeBatchBody */
        RejudgeBatchBody: {
            batchId: number;
        };
        /** RestoredRejudge */
        RestoredRejudge: {
            restored: number;
        };
        /** WorkersBody */
        WorkersBody: {
            count: number;
        };
        /**
         * AdminLanguage
         * @description `status` 0 = offered; `version` is empty where it is not installed.
         */
        AdminLanguage: {
            id: number;
            contentType: string;
            description: string;
            name: string;
            compileCommand: string;
            template: string;
            codeTemplate: string;
            isSpj: boolean;
            oj: string;
            seq: number;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
            status: number;
            installed: boolean;
            version: string;
        };
        /** ChangedLanguage */
        ChangedLanguage: {
            id: number;
            template: string;
            codeTemplate: string;
            description: string;
            seq: number;
            status: number;
        };
        /** LoginBody */
        LoginBody: {
            username: string;
            password: string;
            /** @default null */
            puzzleKey?: string | null;
            /** @default 0 */
            puzzleX?: number;
            /** @default [] */
            puzzleTrail?: [
                number,
                number,
                number
            ][];
        };
        /** UserInfo */
        UserInfo: {
            uid: string;
            username: string;
            nickname: string | null;
            avatar: string | null;
            titleName: string | null;
            titleColor: string | null;
            email: string | null;
            mobile: string | null;
            number: string | null;
            gender: string;
            school: string | null;
            course: string | null;
            signature: string | null;
            realname: string | null;
            github: string | null;
            blog: string | null;
            cfUsername: string | null;
            className: string | null;
            mustChangePassword: boolean;
            loginByCode: boolean;
            roleList: string[];
            permissions: string[];
        };
        /** NoticeDeletion */
        NoticeDeletion: {
            id: number;
        };
        /** NoticeQuery */
        NoticeQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            /** @default null */
            type?: components["schemas"]["Audience"] | null;
        };
        /**
         * Audience
         * @description Whom a notice is for (specification S3 §3: all, designated or admin).
         * @enum {unknown}
         */
        Audience: "Admin" | "All" | "Single";
        /** Page[NoticeRow] */
        PageOfNoticeRow: {
            records: components["schemas"]["NoticeRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * NoticeRow
         * @description `state`: it has been pushed; `recipients` have a copy, `readCount` of them read it.
         */
        NoticeRow: {
            id: number;
            title: string;
            content: string;
            type: components["schemas"]["Audience"];
            state: boolean;
            adminUsername: string | null;
            recipientId: string | null;
            recipientUsername: string | null;
            recipients: number;
            readCount: number;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /**
         * NewNotice
         * @description `recipientId` is the uid or the username of whom a Single is for.
         */
        NewNotice: {
            title: string;
            content: string;
            type: components["schemas"]["Audience"];
            /** @default null */
            recipientId?: string | null;
            /** @default false */
            pushNow?: boolean;
        };
        /** ChangedNotice */
        ChangedNotice: {
            title: string;
            content: string;
            type: components["schemas"]["Audience"];
            /** @default null */
            recipientId?: string | null;
            /** @default false */
            pushNow?: boolean;
            id: number;
        };
        /** AttachmentQuery */
        AttachmentQuery: {
            pid: number;
            name: string;
        };
        /** BatchBody */
        BatchBody: {
            pids: number[];
            /** @enum {unknown} */
            action: "auth" | "delete" | "difficulty" | "rejudge" | "tags-add" | "tags-remove";
            /** @default null */
            value?: number | number[] | null;
        };
        /** BatchAnswer */
        BatchAnswer: {
            ok: number;
            failed: components["schemas"]["RefusedProblem"][];
        };
        /** RefusedProblem */
        RefusedProblem: {
            pid: number;
            msg: string;
        };
        /**
         * CaseFileQuery
         * @description `uploadTestcaseDir` is an upload that is not saved yet; its files come first.
         */
        CaseFileQuery: {
            name: string;
            /** @default null */
            pid?: number | null;
            /** @default null */
            uploadTestcaseDir?: string | null;
        };
        /**
         * CaseFileText
         * @description `text` is the beginning when `isCut`; size in bytes.
         */
        CaseFileText: {
            name: string;
            size: number;
            text: string;
            isCut: boolean;
        };
        /** AuthBody */
        AuthBody: {
            id: number;
            auth: number;
        };
        /** ProblemCheckKey */
        ProblemCheckKey: {
            key: string;
        };
        /** ProblemCheckState */
        ProblemCheckState: {
            /** @enum {unknown} */
            state: "done" | "running";
            done: number;
            total: number;
            rows: components["schemas"]["CheckRow"][];
            advice: components["schemas"]["CheckAdvice"] | null;
        };
        /** CheckRow */
        CheckRow: {
            solutionId: number;
            name: string;
            language: string;
            expected: number[];
            expectedScore: number | null;
            status: number;
            score: number | null;
            time: number | null;
            memory: number | null;
            ok: boolean;
            errorMessage: string | null;
            cases: components["schemas"]["CheckedCase"][];
        };
        /** CheckedCase */
        CheckedCase: {
            seq: number;
            status: number;
            time: number;
            memory: number;
        };
        /** CheckAdvice */
        CheckAdvice: {
            slowestAccepted: components["schemas"]["CheckTime"] | null;
            fastestTooSlow: components["schemas"]["CheckTime"] | null;
            timeLimit: number;
            memoryLimit: number;
            casesNobodyFails: number[];
            notes: components["schemas"]["CheckNote"][];
        };
        /** CheckTime */
        CheckTime: {
            language: string;
            measured: number;
            counted: number;
        };
        /** CheckNote */
        CheckNote: {
            err: string;
            msg: string;
        };
        /** ProblemCheckBody */
        ProblemCheckBody: {
            pid: number;
            /** @default null */
            solutionIds?: number[] | null;
            /** @default null */
            dataVersion?: number | null;
        };
        /**
         * ProgramBody
         * @description `pid` says whose program it is; what was compiled once is found by its content.
         */
        ProgramBody: {
            /** @default null */
            pid?: number | null;
            code: string;
            language: string;
            /** @default null */
            extraFiles?: {
                [key: string]: string;
            } | null;
        };
        /**
         * WholeProgramBody
         * @description `code` stands for a student's; `extraFiles` are the files that lie beside it.
         */
        WholeProgramBody: {
            language: string;
            code: string;
            /** @default  */
            prepend?: string;
            /** @default  */
            append?: string;
            /** @default null */
            extraFiles?: {
                [key: string]: string;
            } | null;
        };
        /** VersionBody */
        VersionBody: {
            pid: number;
            version: number;
            /** @default null */
            comment?: string | null;
        };
        /** VersionOfData */
        VersionOfData: {
            version: number;
            active: boolean;
            caseVersion: string;
            cases: number;
            size: number;
            username: string | null;
            comment: string | null;
            /** Format: date-time */
            gmtCreate: string;
        };
        /** PidBody */
        PidBody: {
            pid: number;
        };
        /** Case */
        Case: {
            id: number;
            pid: number;
            input: string;
            output: string;
            score: number | null;
            groupNum: number;
            inputSize: number;
            outputSize: number;
            status: number;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /** AdminListQuery */
        AdminListQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            /** @default  */
            keyword?: string;
            /** @default 0 */
            auth?: number;
            /** @default All */
            oj?: string;
        };
        /**
         * RemoteProblemQuery
         * @description `name` is the key of a remote judge, `problemId` what the problem is called there.
         */
        RemoteProblemQuery: {
            name: string;
            problemId: string;
        };
        /** OutputsKey */
        OutputsKey: {
            key: string;
        };
        /** OutputsState */
        OutputsState: {
            /** @enum {unknown} */
            state: "done" | "running";
            done: number;
            total: number;
            made: number;
            solution: string;
            errorMessage: string | null;
            rows: components["schemas"]["OutputRow"][];
        };
        /**
         * OutputRow
         * @description `size` in bytes of what was made, null where nothing was; `before` of the stored answer.
         */
        OutputRow: {
            seq: number;
            input: string;
            output: string;
            before: number;
            status: number;
            time: number | null;
            memory: number | null;
            size: number | null;
            text: string;
            isCut: boolean;
            errorMessage: string | null;
        };
        /** OutputsBody */
        OutputsBody: {
            pid: number;
            solutionId: number;
            /** @default false */
            every?: boolean;
        };
        /** ApplyBody */
        ApplyBody: {
            key: string;
            /** @default false */
            partly?: boolean;
        };
        /** SolutionQuery */
        SolutionQuery: {
            id: number;
        };
        /**
         * SolutionBody
         * @description PUT names the solution by its id and leaves it with its problem.
         */
        SolutionBody: {
            /** @default null */
            id?: number | null;
            /** @default null */
            pid?: number | null;
            name: string;
            language: string;
            code: string;
            expected: number[];
            /** @default null */
            score?: number | null;
        };
        /** SolutionId */
        SolutionId: {
            id: number;
        };
        /** Solution */
        Solution: {
            id: number;
            name: string;
            language: string;
            code: string;
            expected: number[];
            score: number | null;
            /** @enum {unknown} */
            origin: "hand" | "import";
            /** Format: date-time */
            gmtModified: string;
        };
        /** UnansweredQuery */
        UnansweredQuery: {
            pid: number[];
        };
        /**
         * UnansweredProblem
         * @description `cases` have an empty answer.
         */
        UnansweredProblem: {
            pid: number;
            problemId: string;
            cases: number;
        };
        /** RoleAuthQuery */
        RoleAuthQuery: {
            roleId: number;
        };
        /** RoleAuth */
        RoleAuth: {
            id: number;
            role: string;
            description: string | null;
            status: number;
            auths: components["schemas"]["PermissionRow"][];
        };
        /** RoleAuthBody */
        RoleAuthBody: {
            roleId: number;
            authIds: number[];
        };
        /** RoleCount */
        RoleCount: {
            id: number;
            role: string;
            description: string | null;
            status: number;
            userCount: number;
        };
        /**
         * SwitchInfo
         * @description `defaultSubmitInterval` in seconds, `codeMinLength` in characters; 0 = off.
         */
        SwitchInfo: {
            openPublicDiscussion: boolean;
            openGroupDiscussion: boolean;
            openContestComment: boolean;
            openAiChat: boolean;
            openPublicJudge: boolean;
            openContestJudge: boolean;
            hideNonContestSubmissionCode: boolean;
            defaultSubmitInterval: number;
            codeMinLength: number;
            /** @enum {unknown} */
            shownName: "nickname" | "realname" | "username";
            changeOwnNames: boolean;
            /** Format: date-time */
            gmtModified: string;
        };
        /**
         * SwitchBody
         * @description A switch that is left out keeps its value.
         */
        SwitchBody: {
            /** @default null */
            openPublicDiscussion?: boolean | null;
            /** @default null */
            openGroupDiscussion?: boolean | null;
            /** @default null */
            openContestComment?: boolean | null;
            /** @default null */
            openAiChat?: boolean | null;
            /** @default null */
            openPublicJudge?: boolean | null;
            /** @default null */
            openContestJudge?: boolean | null;
            /** @default null */
            hideNonContestSubmissionCode?: boolean | null;
            /** @default null */
            defaultSubmitInterval?: number | null;
            /** @default null */
            codeMinLength?: number | null;
            /** @default null */
            shownName?: ("nickname" | "realname" | "username") | null;
            /** @default null */
            changeOwnNames?: boolean | null;
            /** @default null */
            gmtModified?: string | null;
        };
        /** TagQuery */
        TagQuery: {
            tid: number;
        };
        /** NewTag */
        NewTag: {
            name: string;
            /** @default null */
            color?: string | null;
            /** @default ME */
            oj?: string;
            /** @default null */
            tcid?: number | null;
        };
        /** Tag */
        Tag: {
            id: number;
            name: string;
            color: string | null;
            oj: string;
            gid: number | null;
            tcid: number | null;
        };
        /**
         * ChangedTag
         * @description What is absent stays.
         */
        ChangedTag: {
            id: number;
            name?: string;
            color?: string | null;
            tcid?: number | null;
        };
        /** ClassificationQuery */
        ClassificationQuery: {
            tcid: number;
        };
        /** TagScopeQuery */
        TagScopeQuery: {
            /** @default ME */
            oj?: string;
        };
        /** Classification */
        Classification: {
            id: number;
            name: string;
            oj: string;
            rank: number;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /** NewClassification */
        NewClassification: {
            name: string;
            /** @default ME */
            oj?: string;
            /** @default 0 */
            rank?: number;
        };
        /** ChangedClassification */
        ChangedClassification: {
            id: number;
            name: string;
            rank: number;
        };
        /** SeveralTags */
        SeveralTags: {
            tids: number[];
        };
        /**
         * MergedTags
         * @description `tids` become `into`.
         */
        MergedTags: {
            tids: number[];
            into: number;
        };
        /**
         * TagUsage
         * @description On how many problems a tag stands, those of the wastebasket too.
         */
        TagUsage: {
            tid: number;
            problems: number;
        };
        /** ToolQuery */
        ToolQuery: {
            id: number;
        };
        /** Tool */
        Tool: {
            id: number;
            name: string;
            url: string;
            seq: number;
        };
        /** NewTool */
        NewTool: {
            name: string;
            url: string;
            /** @default 0 */
            seq?: number;
        };
        /** ChangedTool */
        ChangedTool: {
            name: string;
            url: string;
            /** @default 0 */
            seq?: number;
            id: number;
        };
        /** TrashChoice */
        TrashChoice: {
            type: components["schemas"]["TrashKind"];
            id: string;
        };
        /**
         * TrashKind
         * @enum {unknown}
         */
        TrashKind: "problem" | "user";
        /** TrashQuery */
        TrashQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            type: components["schemas"]["TrashKind"];
            /** @default  */
            keyword?: string;
        };
        /** Page[TrashRow] */
        PageOfTrashRow: {
            records: components["schemas"]["TrashRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /** TrashRow */
        TrashRow: {
            type: components["schemas"]["TrashKind"];
            id: string;
            name: string;
            title: string | null;
            deletedBy: string | null;
            /** Format: date-time */
            gmtDeleted: string;
            /** Format: date-time */
            purgeAt: string;
        };
        /** Restored */
        Restored: {
            name: string;
        };
        /**
         * ClassRow
         * @description `users`: how many are in it.
         */
        ClassRow: {
            className: string;
            users: number;
        };
        /** DeleteUsersBody */
        DeleteUsersBody: {
            ids: string[];
        };
        /**
         * EditUserBody
         * @description What is left out stays as it is; null and blank texts become nothing. So a page that was
         *         opened before somebody's ban or promotion does not take it back.
         */
        EditUserBody: {
            uid: string;
            username: string;
            /** @default null */
            type?: number | null;
            /** @default null */
            status?: number | null;
            /** @default false */
            setNewPwd?: boolean;
            /** @default null */
            password?: string | null;
            /** @default null */
            mustChangePassword?: boolean | null;
            realname?: string | null;
            email?: string | null;
            mobile?: string | null;
            number?: string | null;
            className?: string | null;
            titleName?: string | null;
            titleColor?: string | null;
        };
        /**
         * ManyUsersChange
         * @description What is left out stays as it is; null or a blank class is none.
         */
        ManyUsersChange: {
            uids: string[];
            className?: string | null;
            /** @default null */
            status?: number | null;
            /** @default null */
            type?: number | null;
        };
        /**
         * ManyUsersAnswer
         * @description `slipKey` is for login-slips, null where nothing is to be printed.
         */
        ManyUsersAnswer: {
            done: number;
            unchanged: number;
            leftOut: components["schemas"]["LeftOutUser"][];
            slipKey: string | null;
        };
        /** LeftOutUser */
        LeftOutUser: {
            uid: string;
            username: string;
            err: string;
            msg: string;
        };
        /**
         * UserFilterQuery
         * @description `role` is an id; `className` a whole name.
         */
        UserFilterQuery: {
            /** @default  */
            keyword?: string;
            /** @default false */
            onlyAdmin?: boolean;
            /** @default  */
            className?: string;
            /** @default null */
            role?: number | null;
            /** @default  */
            state?: components["schemas"]["UserState"];
        };
        /**
         * UserState
         * @description Whom a teacher looks for: who has not used the slip yet, who has set no password of his own,
         *         who may not log in.
         * @enum {unknown}
         */
        UserState: "" | "disabled" | "mustChangePassword" | "neverLoggedIn";
        /**
         * GenerateBody
         * @description `names`: as many accounts from `number_from` on, and `number_to` counts for nothing.
         */
        GenerateBody: {
            /** @default  */
            prefix?: string;
            /** @default  */
            suffix?: string;
            /** @default 1 */
            number_from?: number;
            /** @default 10 */
            number_to?: number;
            /** @default 6 */
            password_length?: number;
            /** @default false */
            mustChangePassword?: boolean;
            /** @default 0 */
            number_width?: number;
            /** @default  */
            className?: string;
            /** @default [] */
            names?: string[];
        };
        /** GeneratedKey */
        GeneratedKey: {
            key: string;
        };
        /** UserListQuery */
        UserListQuery: {
            /** @default  */
            keyword?: string;
            /** @default false */
            onlyAdmin?: boolean;
            /** @default  */
            className?: string;
            /** @default null */
            role?: number | null;
            /** @default  */
            state?: components["schemas"]["UserState"];
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
        };
        /** Page[UserRow] */
        PageOfUserRow: {
            records: components["schemas"]["UserRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /** UserRow */
        UserRow: {
            uid: string;
            username: string;
            nickname: string | null;
            realname: string | null;
            email: string | null;
            mobile: string | null;
            number: string | null;
            className: string | null;
            school: string | null;
            course: string | null;
            gender: string;
            signature: string | null;
            github: string | null;
            blog: string | null;
            cfUsername: string | null;
            avatar: string | null;
            titleName: string | null;
            titleColor: string | null;
            status: number;
            mustChangePassword: boolean;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
            roles: components["schemas"]["RoleRow"][];
        };
        /** RoleRow */
        RoleRow: {
            id: number;
            role: string;
            description: string | null;
            status: number;
        };
        /** BatchUsersBody */
        BatchUsersBody: {
            users: string[][];
            /** @default false */
            mustChangePassword?: boolean;
        };
        /** LoginCodeBody */
        LoginCodeBody: {
            uid: string;
        };
        /**
         * LoginCode
         * @description `expire` in seconds.
         */
        LoginCode: {
            code: string;
            expire: number;
        };
        /** LoginCodesBody */
        LoginCodesBody: {
            uids: string[];
            /** @default 2 */
            hours?: number;
        };
        /** NewPasswordsBody */
        NewPasswordsBody: {
            uids: string[];
            /** @default true */
            mustChangePassword?: boolean;
        };
        /** RosterQuery */
        RosterQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            key: string;
            /** @default false */
            onlyProblems?: boolean;
        };
        /** Page[RosterRowAnswer] */
        PageOfRosterRowAnswer: {
            records: components["schemas"]["RosterRowAnswer"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * RosterRowAnswer
         * @description `place` is the row in words: with its sheet, where several are read. `changes` are those of
         *         an account that there is already; `warnings` keep nothing out.
         */
        RosterRowAnswer: {
            row: number;
            place: string;
            values: {
                [key: string]: string;
            };
            action: components["schemas"]["RosterAction"];
            problems: components["schemas"]["RosterFault"][];
            changes: components["schemas"]["RosterChange"][];
            warnings: components["schemas"]["RosterFault"][];
        };
        /**
         * RosterAction
         * @description What a row does; skip is for those with problems.
         * @enum {unknown}
         */
        RosterAction: "create" | "skip" | "unchanged" | "update";
        /** RosterFault */
        RosterFault: {
            field: string;
            err: string;
            msg: string;
        };
        /** RosterChange */
        RosterChange: {
            field: string;
            before: string;
            after: string;
        };
        /**
         * RosterMapping
         * @description `sheets` are those that are taken; absent: as recognised.
         */
        RosterMapping: {
            key: string;
            columns: components["schemas"]["ColumnChoice"][];
            /** @default null */
            header?: boolean | null;
            /** @default false */
            generatePasswords?: boolean;
            /** @default null */
            numberAsUsername?: boolean | null;
            /** @default true */
            fillNicknames?: boolean;
            /** @default null */
            sheets?: components["schemas"]["SheetChoice"][] | null;
        };
        /** ColumnChoice */
        ColumnChoice: {
            index: number;
            /** @default null */
            field?: ("className" | "email" | "gender" | "nickname" | "number" | "password" | "realname" | "school" | "username") | null;
        };
        /** SheetChoice */
        SheetChoice: {
            index: number;
            /** @default  */
            className?: string;
        };
        /**
         * RosterAnswer
         * @description `passwords` are existing accounts that get the password of the list.
         */
        RosterAnswer: {
            key: string;
            encoding: string | null;
            delimiter: string | null;
            header: boolean;
            columns: components["schemas"]["RosterColumn"][];
            total: number;
            counts: components["schemas"]["RosterCounts"];
            passwords: number;
            rows: components["schemas"]["RosterRowAnswer"][];
            sheets: components["schemas"]["RosterSheetAnswer"][];
            numberAsUsername: boolean;
            generatePasswords: boolean;
            fillNicknames: boolean;
            leftOut: components["schemas"]["LeftOutAnswer"][];
            leftOutCount: number;
        };
        /**
         * RosterColumn
         * @description `sample` is the first thing that stands in it, `field` null where it is not used.
         */
        RosterColumn: {
            index: number;
            name: string;
            sample: string;
            field: string | null;
        };
        /** RosterCounts */
        RosterCounts: {
            create: number;
            update: number;
            unchanged: number;
            problem: number;
            warning: number;
        };
        /**
         * RosterSheetAnswer
         * @description `className` is the class of everybody in it, blank for none or where a column tells it;
         *         `hasOtherColumns`: its header is not the one that is shown.
         */
        RosterSheetAnswer: {
            index: number;
            name: string;
            isTaken: boolean;
            className: string;
            rows: number;
            hasOtherColumns: boolean;
        };
        /** LeftOutAnswer */
        LeftOutAnswer: {
            place: string;
            text: string;
        };
        /** RosterCommitBody */
        RosterCommitBody: {
            key: string;
            /** @default true */
            update?: boolean;
            /** @default [] */
            skip?: number[];
            /** @default null */
            generatePasswords?: boolean | null;
            /** @default false */
            mustChangePassword?: boolean;
        };
        /** RosterCommitted */
        RosterCommitted: {
            created: number;
            updated: number;
            unchanged: number;
            skipped: number;
            failed: components["schemas"]["FailedRosterRow"][];
            slipKey: string | null;
        };
        /** FailedRosterRow */
        FailedRosterRow: {
            row: number;
            place: string;
            username: string;
            err: string;
            msg: string;
        };
        /**
         * RosterForm
         * @description Absent: recognised.
         */
        RosterForm: {
            /** @default null */
            encoding?: ("GB18030" | "UTF-16BE" | "UTF-16LE" | "UTF-8") | null;
            /** @default null */
            header?: boolean | null;
        };
        /** SessionsDeletion */
        SessionsDeletion: {
            uid: string;
            /** @default null */
            id?: number | null;
        };
        /** SessionsQuery */
        SessionsQuery: {
            uid: string;
        };
        /** SessionRow */
        SessionRow: {
            id: number;
            ip: string;
            client: string;
            userAgent: string;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            current: boolean;
        };
        /** ApplyResetBody */
        ApplyResetBody: {
            email: string;
            captcha: string;
            captchaKey: string;
        };
        /** CaptchaPicture */
        CaptchaPicture: {
            img: string;
            captchaKey: string;
        };
        /** ChangeEmailBody */
        ChangeEmailBody: {
            /** @default  */
            password?: string;
            /** @default  */
            newEmail?: string;
            /** @default null */
            code?: string | null;
        };
        /** ChangeAccount */
        ChangeAccount: {
            code: number;
            msg: string;
            userInfo: components["schemas"]["UserInfo"] | null;
        };
        /** ChangeMobileBody */
        ChangeMobileBody: {
            /** @default  */
            password?: string;
            /** @default  */
            newMobile?: string;
            /** @default null */
            code?: string | null;
        };
        /** ChangePasswordBody */
        ChangePasswordBody: {
            newPassword: string;
            /** @default  */
            oldPassword?: string;
        };
        /**
         * ChangeUserInfoBody
         * @description What is left out becomes empty.
         */
        ChangeUserInfoBody: {
            /** @default null */
            realname?: string | null;
            /** @default null */
            nickname?: string | null;
            /** @default null */
            signature?: string | null;
            /** @default null */
            blog?: string | null;
            /** @default null */
            github?: string | null;
            /** @default null */
            school?: string | null;
            /** @default null */
            number?: string | null;
            /** @default null */
            cfUsername?: string | null;
            /** @default null */
            gender?: string | null;
            /** @default null */
            course?: string | null;
        };
        /** CheckBody */
        CheckBody: {
            id: number;
            cid: number;
            checked: boolean;
        };
        /** PrintJobQuery */
        PrintJobQuery: {
            id: number;
            cid: number;
        };
        /** CheckContestStatusesBody */
        CheckContestStatusesBody: {
            submitIds: number[];
            /** @default null */
            cid?: number | null;
        };
        /** CheckStatusesBody */
        CheckStatusesBody: {
            submitIds: number[];
        };
        /** NameCheckBody */
        NameCheckBody: {
            /** @default null */
            username?: string | null;
            /** @default null */
            email?: string | null;
        };
        /** CheckAnswer */
        CheckAnswer: {
            username: boolean;
            email: boolean;
        };
        /** ById */
        ById: {
            id: number;
        };
        /** NewComment */
        NewComment: {
            content: string;
            /** @default null */
            cid?: number | null;
            /** @default null */
            did?: number | null;
        };
        /**
         * Comment
         * @description `replyList` holds the newest three of `totalReplyNum`.
         */
        Comment: {
            id: number;
            content: string;
            fromUid: string;
            fromName: string;
            fromAvatar: string | null;
            fromRole: string;
            fromTitleName: string | null;
            fromTitleColor: string | null;
            /** Format: date-time */
            gmtCreate: string;
            likeNum: number;
            totalReplyNum: number;
            replyList: components["schemas"]["Reply"][];
        };
        /** Reply */
        Reply: {
            id: number;
            content: string;
            fromUid: string;
            fromName: string;
            fromAvatar: string | null;
            fromRole: string;
            fromTitleName: string | null;
            fromTitleColor: string | null;
            /** Format: date-time */
            gmtCreate: string;
            commentId: number;
            toUid: string;
            toName: string;
            toAvatar: string | null;
            /** @default 0 */
            status: number;
            /** Format: date-time */
            gmtModified: string;
        };
        /**
         * LikeQuery
         * @description `cid` is the comment.
         */
        LikeQuery: {
            cid: number;
            toLike: boolean;
        };
        /**
         * CommentsQuery
         * @description `cid` is a contest, `did` a discussion.
         */
        CommentsQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            /** @default null */
            cid?: number | null;
            /** @default null */
            did?: number | null;
        };
        /**
         * CommentList
         * @description `commentLikeMap` has true for the comments that the reader likes.
         */
        CommentList: {
            commentList: components["schemas"]["PageOfComment"];
            commentLikeMap: {
                [key: string]: boolean;
            };
        };
        /** Page[Comment] */
        PageOfComment: {
            records: components["schemas"]["Comment"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * ContestSubmissionsQuery
         * @description `cid` means contestID; `problemID` is a display id of the contest.
         */
        ContestSubmissionsQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 15 */
            limit?: number;
            /** @default null */
            contestID?: number | null;
            /** @default null */
            cid?: number | null;
            /** @default false */
            onlyMine?: boolean;
            /** @default null */
            problemID?: string | null;
            /** @default false */
            completeProblemID?: boolean;
            /** @default null */
            status?: number | null;
            /** @default null */
            username?: string | null;
            /** @default false */
            beforeContestSubmit?: boolean;
            /** @default false */
            containsEnd?: boolean;
        };
        /** Page[JudgeRow] */
        PageOfJudgeRow: {
            records: components["schemas"]["JudgeRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * JudgeRow
         * @description One row of a list, without code and message.
         */
        JudgeRow: {
            submitId: number;
            pid: number | null;
            displayPid: string;
            /** @default null */
            displayId: string | null;
            /** @default null */
            displayTid: string | null;
            title: string | null;
            uid: string;
            username: string;
            /** Format: date-time */
            submitTime: string;
            status: number;
            score: number | null;
            oiRankScore: number | null;
            time: number | null;
            memory: number | null;
            length: number | null;
            language: string;
            cid: number;
            cpid: number;
            gid: number | null;
            share: boolean;
            judger: string | null;
            ip: string | null;
            isManual: boolean;
            queuePosition: number | null;
            queueReason: components["schemas"]["QueueReason"] | null;
            titles?: {
                [key: string]: string;
            };
        };
        /**
         * CrashReport
         * @description `number` is shown to the person; `route` is the name of the page, not its address.
         */
        CrashReport: {
            number: string;
            version: string;
            route: string;
            message: string;
            /** @default  */
            stack?: string;
        };
        /** DraftQuery */
        DraftQuery: {
            pid: number;
            /** @default null */
            cid?: number | null;
            /** @default null */
            tid?: number | null;
            /** @default null */
            gid?: number | null;
            /** @default null */
            language?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** DraftAnswer */
        DraftAnswer: {
            version: number;
            language: string;
            code: string;
            /** Format: date-time */
            savedAt: string;
            client: string;
        };
        /** DraftBody */
        DraftBody: {
            pid: number;
            /** @default null */
            cid?: number | null;
            /** @default null */
            tid?: number | null;
            /** @default null */
            gid?: number | null;
            language: string;
            code: string;
            version: number;
        };
        /** SavedDraft */
        SavedDraft: {
            version: number;
            /** Format: date-time */
            savedAt: string;
        };
        /** DraftVersionsQuery */
        DraftVersionsQuery: {
            pid: number;
            /** @default null */
            cid?: number | null;
            /** @default null */
            tid?: number | null;
            /** @default null */
            gid?: number | null;
            /** @default null */
            language?: string | null;
        };
        /** DraftVersionAnswer */
        DraftVersionAnswer: {
            version: number;
            language: string;
            length: number;
            /** Format: date-time */
            savedAt: string;
            client: string;
        };
        /** FileQuery */
        FileQuery: {
            fileId: number;
        };
        /** AcceptedCodeQuery */
        AcceptedCodeQuery: {
            cid: number;
            /** @default false */
            excludeAdmin?: boolean;
            /**
             * @default user
             * @enum {unknown}
             */
            splitType?: "problem" | "user";
        };
        /** PrintTextQuery */
        PrintTextQuery: {
            id: number;
        };
        /** BoardFileQuery */
        BoardFileQuery: {
            cid: number;
            /** @default false */
            forceRefresh?: boolean;
            /** @default false */
            removeStar?: boolean;
            /** @default false */
            containEnd?: boolean;
        };
        /** BackupQuery */
        BackupQuery: {
            name: string;
        };
        /** DownloadQuery */
        DownloadQuery: {
            pid: number;
            /** @default null */
            version?: number | null;
        };
        /** ExportQuery */
        ExportQuery: {
            pid: number[];
            /** @enum {unknown} */
            format: "dmoj" | "fps" | "hoj" | "hydro" | "kattis" | "plainzip" | "polygon" | "qduoj";
            /** @default false */
            lossy?: boolean;
        };
        /** OlderExportQuery */
        OlderExportQuery: {
            pid: number[];
        };
        /** SlipKeyQuery */
        SlipKeyQuery: {
            key: string;
        };
        /** ImportForm */
        ImportForm: {
            /** @default null */
            uploadId?: string | null;
            /** @default null */
            auth?: number | null;
            /** @default false */
            dryRun?: boolean;
            /** @default null */
            gid?: number | null;
            /** @default skip */
            taken?: components["schemas"]["Taken"];
        };
        /**
         * Taken
         * @description What becomes of a problem whose id another one has, or no problem can have.
         * @enum {unknown}
         */
        Taken: "new" | "replace" | "skip";
        /** ImportKey */
        ImportKey: {
            key: string;
        };
        /** CommitBody */
        CommitBody: {
            key: string;
            /** @default null */
            auth?: number | null;
            /** @default [] */
            skip?: number[];
            /** @default skip */
            taken?: components["schemas"]["Taken"];
            /** @default null */
            tags?: string[] | null;
        };
        /** OlderImportForm */
        OlderImportForm: {
            /** @default null */
            gid?: number | null;
        };
        /** KeyQuery */
        KeyQuery: {
            key: string;
        };
        /** ImportResult */
        ImportResult: {
            state: components["schemas"]["ImportState"];
            done: number;
            total: number;
            report?: components["schemas"]["ReportAnswer"];
        };
        /**
         * ImportState
         * @enum {unknown}
         */
        ImportState: "done" | "running";
        /** ReportAnswer */
        ReportAnswer: {
            format: string | null;
            dryRun: boolean;
            imported: number;
            failed: number;
            problems: components["schemas"]["ProblemAnswer"][];
        };
        /** ProblemAnswer */
        ProblemAnswer: {
            index: number;
            problemId: string;
            title: string;
            cases: number;
            unanswered: number;
            tags: string[];
            warnings: components["schemas"]["FindingAnswer"][];
            losses: components["schemas"]["LossAnswer"][];
            pid?: number;
            duplicateOf?: number;
            error?: components["schemas"]["FindingAnswer"];
        };
        /** FindingAnswer */
        FindingAnswer: {
            err: string;
            msg: string;
        };
        /** LossAnswer */
        LossAnswer: {
            err: string;
            msg: string;
            field: string;
        };
        /** SlipsQuery */
        SlipsQuery: {
            key: string;
            /** @default null */
            className?: string | null;
        };
        /**
         * PlacedAttachmentQuery
         * @description `cid`, `tid` or `gid` name the place where the problem is met; none means practice.
         */
        PlacedAttachmentQuery: {
            pid: number;
            name: string;
            /** @default 0 */
            cid?: number;
            /** @default null */
            tid?: number | null;
            /** @default null */
            gid?: number | null;
        };
        /**
         * NoFields
         * @description The form of an upload that is the file alone.
         */
        NoFields: Record<string, never>;
        /** NewCarouselImage */
        NewCarouselImage: {
            id: number;
            url: string;
        };
        /**
         * CaseFileForm
         * @description `fileName` is the case's, whatever the sent file is called.
         */
        CaseFileForm: {
            fileName: string;
            /** @default null */
            uploadTestcaseDir?: string | null;
        };
        /** ReplacedCaseFile */
        ReplacedCaseFile: {
            name: string;
            size: number;
            fileListDir: string;
        };
        /** HomeImageLink */
        HomeImageLink: {
            link: string;
        };
        /** UploadForm */
        UploadForm: {
            /** @default null */
            gid?: number | null;
        };
        /** FileLink */
        FileLink: {
            link: string;
            fileId: number;
        };
        /** ImageLink */
        ImageLink: {
            link: string;
            fileId: number;
        };
        /** PartQuery */
        PartQuery: {
            uploadId: string;
            offset: number;
        };
        /** ReceivedPart */
        ReceivedPart: {
            received: number;
        };
        /** PidForm */
        PidForm: {
            pid: number;
        };
        /** StartBody */
        StartBody: {
            name: string;
            size: number;
            /** @default null */
            gid?: number | null;
        };
        /** StartedUpload */
        StartedUpload: {
            uploadId: string;
            partSize: number;
        };
        /** StateQuery */
        StateQuery: {
            uploadId: string;
        };
        /** UploadProgress */
        UploadProgress: {
            received: number;
            size: number;
        };
        /** TestCaseForm */
        TestCaseForm: {
            /** @default default */
            mode?: string;
            /** @default null */
            uploadId?: string | null;
            /** @default null */
            gid?: number | null;
        };
        /** UploadedTestCases */
        UploadedTestCases: {
            fileList: components["schemas"]["CaseFile"][];
            fileListDir: string;
            ignored: components["schemas"]["IgnoredFile"][];
        };
        /** CaseFile */
        CaseFile: {
            input: string;
            output: string;
            inputSize: number;
            outputSize: number;
            groupNum?: number;
        };
        /** IgnoredFile */
        IgnoredFile: {
            name: string;
            reason: string;
            msg: string;
        };
        /** SubmitIdQuery */
        SubmitIdQuery: {
            submitId: number;
        };
        /** JudgeCases */
        JudgeCases: {
            judgeCaseMode: string;
            judgeCaseList: components["schemas"]["JudgeCase"][] | null;
            subTaskJudgeCaseVoList: components["schemas"]["SubTask"][] | null;
        };
        /** JudgeCase */
        JudgeCase: {
            id: number | null;
            pid: number | null;
            submitId: number | null;
            uid: string | null;
            caseId: number | null;
            time: number;
            memory: number;
            score: number | null;
            status: number;
            percentage: number | null;
            inputData: string | null;
            outputData: string | null;
            userOutput: string | null;
            explanation: string | null;
            groupNum: number;
            seq: number;
            mode: string;
            sample: components["schemas"]["FailedSampleTexts"] | null;
        };
        /**
         * FailedSampleTexts
         * @description A public example that failed: its texts, and what the program wrote.
         */
        FailedSampleTexts: {
            input: string;
            expected: string;
            got: string;
            firstDifference: components["schemas"]["FirstDifference"] | null;
            errors: string;
        };
        /** FirstDifference */
        FirstDifference: {
            line: number;
            column: number;
        };
        /** SubTask */
        SubTask: {
            groupNum: number;
            status: number | null;
            score: number | null;
            ac: number;
            total: number;
            time: number | null;
            memory: number | null;
            subtaskDetailList: components["schemas"]["JudgeCase"][];
        };
        /** AnnouncementQuery */
        AnnouncementQuery: {
            id: number;
        };
        /** EmailQuery */
        EmailQuery: {
            email: string;
        };
        /** MobileQuery */
        MobileQuery: {
            mobile: string;
        };
        /** MobileCode */
        MobileCode: {
            required: boolean;
        };
        /** PanelQuery */
        PanelQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 5 */
            limit?: number;
        };
        /** AcceptedQuery */
        AcceptedQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 20 */
            limit?: number;
            cid: number;
        };
        /** Page[AcceptedRow] */
        PageOfAcceptedRow: {
            records: components["schemas"]["AcceptedRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * AcceptedRow
         * @description `time` in seconds since the start; `color` is the balloon's; `status` is always 1.
         */
        AcceptedRow: {
            id: number;
            cid: number;
            uid: string;
            username: string;
            realname: string | null;
            pid: number;
            displayId: string;
            submitId: number;
            /** Format: date-time */
            submitTime: string;
            time: number;
            status: number;
            checked: boolean;
            firstBlood: boolean;
            color: string | null;
            school: string | null;
            seat: string | null;
        };
        /** ContestInfoQuery */
        ContestInfoQuery: {
            cid: number;
        };
        /** ContestAccess */
        ContestAccess: {
            access: boolean;
        };
        /** ContestAnnouncementsQuery */
        ContestAnnouncementsQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 100 */
            limit?: number;
            cid: number;
        };
        /**
         * ContestSummary
         * @description `duration` in seconds; `count` = who registered, or of a public contest who submitted;
         *         `sealRank`, `sealRankTime`, `openPrint`, `rankShowName` and `now` stand in the info alone.
         */
        ContestSummary: {
            id: number;
            uid: string | null;
            author: string;
            title: string;
            type: number;
            description: string | null;
            status: number;
            source: number;
            auth: number;
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            endTime: string;
            duration: number;
            openRank: boolean;
            oiRankScoreType: string;
            count: number;
            gid: number | null;
            allowEndSubmit: boolean;
            /** @default null */
            sealRank: boolean | null;
            /** @default null */
            sealRankTime: string | null;
            /** @default null */
            openPrint: boolean | null;
            /** @default null */
            rankShowName: string | null;
            /** @default null */
            now: string | null;
            /** @default null */
            isContestAdmin: boolean | null;
        };
        /** ContestListQuery */
        ContestListQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 10 */
            limit?: number;
            /** @default null */
            status?: number | null;
            /** @default null */
            type?: number | null;
            /** @default null */
            keyword?: string | null;
        };
        /** Page[ContestSummary] */
        PageOfContestSummary: {
            records: components["schemas"]["ContestSummary"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * ReadAnnouncements
         * @description Which of them the reader has read.
         */
        ReadAnnouncements: {
            cid: number;
            /** @default null */
            readAnnouncementList?: number[] | null;
        };
        /** BoardBody */
        BoardBody: {
            /** @default 1 */
            currentPage?: number;
            /** @default 50 */
            limit?: number;
            /** @default null */
            cid?: number | null;
            /** @default false */
            forceRefresh?: boolean;
            /** @default false */
            removeStar?: boolean;
            /** @default [] */
            concernedList?: string[];
            /** @default null */
            keyword?: string | null;
            /** @default false */
            containsEnd?: boolean;
            /** @default [] */
            externalCidList?: number[];
        };
        /** Page[BoardRow] */
        PageOfBoardRow: {
            records: components["schemas"]["BoardRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * BoardRow
         * @description `ac` and `total` stand in ACM rows, `totalScore` and `timeInfo` in OI rows. In OI a cell is
         *         the score, or null.
         */
        BoardRow: {
            rank: number;
            uid: string;
            username: string;
            nickname: string | null;
            realname: string | null;
            school: string | null;
            gender: string;
            avatar: string | null;
            rankShowName: string;
            isWinAward: boolean;
            awardName: string | null;
            awardBackground: string | null;
            awardColor: string | null;
            totalTime: number;
            submissionInfo: {
                [key: string]: number | components["schemas"]["BoardCell"] | null;
            };
            ac?: number;
            total?: number;
            totalScore?: number;
            timeInfo?: {
                [key: string]: number;
            } | null;
        };
        /**
         * BoardCell
         * @description One person's of one problem in an ACM contest; what does not apply is absent.
         */
        BoardCell: {
            errorNum: number;
            isAC?: boolean;
            isFirstAC?: boolean;
            isAfterContest?: boolean;
            ACTime?: number;
            tryNum?: number;
        };
        /** OutsideQuery */
        OutsideQuery: {
            cid: number;
        };
        /** OutsideInfo */
        OutsideInfo: {
            contest: components["schemas"]["ContestSummary"];
            problemList: components["schemas"]["OutsideProblem"][];
        };
        /**
         * OutsideProblem
         * @description `ac` and `total` are submissions: accepted ones, and all.
         */
        OutsideProblem: {
            id: number;
            displayId: string;
            cid: number;
            pid: number;
            displayTitle: string;
            color: string | null;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
            ac: number;
            total: number;
        };
        /** PrintListQuery */
        PrintListQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 15 */
            limit?: number;
            cid: number;
        };
        /** Page[PrintJobRow] */
        PageOfPrintJobRow: {
            records: components["schemas"]["PrintJobRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * PrintJobRow
         * @description `pages` of 60 lines.
         */
        PrintJobRow: {
            id: number;
            cid: number;
            username: string;
            realname: string | null;
            status: number;
            /** Format: date-time */
            gmtCreate: string;
            pages: number;
        };
        /**
         * PrintSheet
         * @description `contest` is its title.
         */
        PrintSheet: {
            contest: string;
            job: components["schemas"]["PrintJobRow"];
            content: string;
        };
        /** ContestProblemsQuery */
        ContestProblemsQuery: {
            cid: number;
            /** @default false */
            containsEnd?: boolean;
        };
        /**
         * ContestProblemRow
         * @description `id` is the problem's number in contests (cpid); `color` the balloon's.
         */
        ContestProblemRow: {
            id: number;
            displayId: string;
            cid: number;
            pid: number;
            displayTitle: string;
            color: string | null;
            ac: number;
            total: number;
        };
        /**
         * ContestProblemDetailsQuery
         * @description `contestID` and `problemID` mean cid and displayId.
         */
        ContestProblemDetailsQuery: {
            /** @default null */
            cid?: number | null;
            /** @default null */
            contestID?: number | null;
            /** @default null */
            displayId?: string | null;
            /** @default null */
            problemID?: string | null;
            /** @default false */
            containsEnd?: boolean;
        };
        /** ProblemInfo */
        ProblemInfo: {
            problem: components["schemas"]["ProblemObject"];
            tags: components["schemas"]["Tag"][];
            languages: string[];
            problemCount: components["schemas"]["ProblemCounts"];
            codeTemplate: {
                [key: string]: string;
            };
            myStatus: number;
        };
        /**
         * ProblemObject
         * @description A problem as its readers see it; what only judging may know is null here.
         */
        ProblemObject: {
            source: string;
            type: number;
            judgeMode: string;
            judgeCaseMode: string;
            timeLimit: number;
            memoryLimit: number;
            stackLimit: number;
            difficulty: number | null;
            auth: number;
            codeShare: boolean;
            isRemoveEndBlank: boolean;
            openCaseResult: boolean;
            showCheckerComment: boolean;
            isUploadCase: boolean;
            isFileIO: boolean;
            ioReadFileName: string | null;
            ioWriteFileName: string | null;
            userExtraFile: string | null;
            spjCode: string | null;
            spjLanguage: string | null;
            spjAbi: string | null;
            spjArgs: string | null;
            checkerCode: string | null;
            checkerLanguage: string | null;
            checkerAbi: string | null;
            checkerArgs: string | null;
            judgeExtraFile: string | null;
            id: number;
            problemId: string;
            title: string;
            author: string | null;
            description: string;
            input: string;
            output: string;
            hint: string;
            statements: {
                [key: string]: components["schemas"]["StatementText"];
            } | null;
            examples: string;
            isRemote: boolean;
            ioScore: number | null;
            attachments: components["schemas"]["Attachment"][];
            unsupported: boolean;
            isGroup: boolean;
            gid: number | null;
            applyPublicProgress: number | null;
            caseVersion: string | null;
            modifiedUser: string | null;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /** ProblemCounts */
        ProblemCounts: {
            total: number;
            ac: number;
            mle: number;
            tle: number;
            re: number;
            pe: number;
            ce: number;
            wa: number;
            se: number;
            pa: number;
            /** @default null */
            pid: number | null;
        };
        /** EndedContestQuery */
        EndedContestQuery: {
            cid: number;
        };
        /** ContestStatistics */
        ContestStatistics: {
            bucketSeconds: number;
            problems: components["schemas"]["ProblemStatisticsRow"][];
        };
        /**
         * ProblemStatisticsRow
         * @description `accepted` and `others` are submissions by bucket of time.
         */
        ProblemStatisticsRow: {
            displayId: string;
            title: string;
            color: string | null;
            submissions: number;
            tried: number;
            solved: number;
            firstSecond: number | null;
            firstSolvers: components["schemas"]["ReportPerson"][];
            averageScore: number | null;
            verdicts: components["schemas"]["VerdictCount"][];
            accepted: number[];
            others: number[];
            languages: components["schemas"]["LanguageCount"][];
        };
        /**
         * ReportPerson
         * @description `name` is the one that the contest shows people by.
         */
        ReportPerson: {
            uid: string;
            username: string;
            name: string;
        };
        /** VerdictCount */
        VerdictCount: {
            status: number;
            count: number;
        };
        /** LanguageCount */
        LanguageCount: {
            language: string;
            count: number;
            accepted: number;
        };
        /**
         * ReportQuery
         * @description Without `uid` one's own.
         */
        ReportQuery: {
            cid: number;
            /** @default null */
            uid?: string | null;
        };
        /**
         * ContestReport
         * @description `rank` is -1 for whoever is not ranked; `ranked` is how many are.
         */
        ContestReport: {
            uid: string;
            username: string;
            name: string;
            school: string | null;
            avatar: string | null;
            rank: number;
            ranked: number;
            awardName: string | null;
            points: number;
            totalTime: number;
            problems: components["schemas"]["ReportProblem"][];
            submissions: components["schemas"]["ReportSubmission"][];
            places: components["schemas"]["ReportPlace"][];
        };
        /**
         * ReportProblem
         * @description `errors` in ACM, `score` in OI.
         */
        ReportProblem: {
            displayId: string;
            title: string;
            color: string | null;
            tries: number;
            errors: number | null;
            solvedAt: number | null;
            isFirst: boolean;
            score: number | null;
        };
        /** ReportSubmission */
        ReportSubmission: {
            second: number;
            displayId: string;
            status: number;
            score: number | null;
            language: string;
        };
        /**
         * ReportPlace
         * @description `totalTime` in s (ACM) or ms (OI), as on the board.
         */
        ReportPlace: {
            second: number;
            rank: number;
            points: number;
            totalTime: number;
        };
        /** ScrollBoardInfoQuery */
        ScrollBoardInfoQuery: {
            cid: number;
        };
        /**
         * ScrollBoardInfo
         * @description `startTime` and `sealRankTime` in the site's zone; `sealSeconds` = whole seconds from one to
         *         the other; `displayIds` of all problems in their order.
         */
        ScrollBoardInfo: {
            id: number;
            title: string;
            rankShowName: string;
            problemCount: number;
            displayIds: string[];
            balloonColor: {
                [key: string]: string | null;
            };
            startTime: string;
            sealRankTime: string;
            sealSeconds: number;
            starUserList: string[];
        };
        /** ScrollBoardQuery */
        ScrollBoardQuery: {
            cid: number;
            /** @default false */
            removeStar?: boolean;
        };
        /**
         * ScrollBoardSubmission
         * @description `submitTime` in the site's zone; `time` = whole seconds since the start; `recordStatus` as
         *         the board counts it: 1 solved, -1 failed, 0 not counted, null without a verdict.
         */
        ScrollBoardSubmission: {
            uid: string;
            username: string;
            nickname: string | null;
            realname: string | null;
            school: string | null;
            avatar: string | null;
            gender: string;
            submitId: number;
            status: number;
            submitTime: string;
            displayId: string;
            time: number;
            recordStatus: number | null;
        };
        /**
         * ContestSummaryAnswer
         * @description `registered` null where nobody need register.
         */
        ContestSummaryAnswer: {
            registered: number | null;
            participants: number;
            submissions: number;
            averagePoints: number;
            problems: components["schemas"]["SolvedProblem"][];
            awards: components["schemas"]["GivenAward"][];
            best: components["schemas"]["BestPerson"][];
            absent: components["schemas"]["AbsentPerson"][];
        };
        /**
         * SolvedProblem
         * @description `tried` and `solved` are people.
         */
        SolvedProblem: {
            displayId: string;
            title: string;
            color: string | null;
            submissions: number;
            tried: number;
            solved: number;
            firstSecond: number | null;
            firstSolvers: components["schemas"]["ReportPerson"][];
        };
        /** GivenAward */
        GivenAward: {
            awardName: string;
            people: components["schemas"]["ReportPerson"][];
        };
        /** BestPerson */
        BestPerson: {
            uid: string;
            username: string;
            name: string;
            rank: number;
            school: string | null;
            points: number;
            totalTime: number;
        };
        /** AbsentPerson */
        AbsentPerson: {
            uid: string;
            username: string;
            name: string;
            realname: string | null;
        };
        /**
         * NavigationQuery
         * @description `trainingId` and `contestId` mean tid and cid; a training wins.
         */
        NavigationQuery: {
            /** @default null */
            tid?: number | null;
            /** @default null */
            trainingId?: number | null;
            /** @default 0 */
            cid?: number;
            /** @default 0 */
            contestId?: number;
        };
        /** NavigationEntry */
        NavigationEntry: {
            pid: number;
            problemId: string;
            title: string;
            status: number | null;
            score: number | null;
        };
        /** LastAcceptedCodeQuery */
        LastAcceptedCodeQuery: {
            pid: number;
            /** @default 0 */
            cid?: number;
        };
        /** LastAcceptedCodeAnswer */
        LastAcceptedCodeAnswer: {
            submitId: number | null;
            code: string;
            language: string | null;
        };
        /** StatisticsQuery */
        StatisticsQuery: {
            /** @default false */
            forceRefresh?: boolean;
        };
        /** LastWeekStatistics */
        LastWeekStatistics: {
            dateStrList: string[];
            acCountList: number[];
            totalCountList: number[];
        };
        /** CodeTemplate */
        CodeTemplate: {
            id: number;
            pid: number;
            lid: number;
            code: string;
            prepend: string | null;
            append: string | null;
            status: boolean;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /** ProblemDetailQuery */
        ProblemDetailQuery: {
            problemId: string;
            /** @default null */
            gid?: number | null;
        };
        /** Language */
        Language: {
            id: number;
            contentType: string;
            description: string;
            name: string;
            compileCommand: string;
            template: string;
            codeTemplate: string;
            isSpj: boolean;
            oj: string;
            seq: number;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
        };
        /** ProblemListQuery */
        ProblemListQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 30 */
            limit?: number;
            /** @default  */
            keyword?: string;
            /** @default [] */
            tagId?: string[];
            /** @default null */
            difficulty?: number | null;
            /** @default null */
            oj?: string | null;
            /** @default  */
            source?: string;
            /** @default null */
            order?: ("difficulty" | "rate" | "tries") | null;
            /** @default null */
            own?: ("solved" | "tried" | "unsolved" | "untried") | null;
        };
        /** Page[ProblemRow] */
        PageOfProblemRow: {
            records: components["schemas"]["ProblemRow"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /** ProblemRow */
        ProblemRow: {
            pid: number;
            problemId: string;
            title: string;
            difficulty: number;
            type: number;
            tags: components["schemas"]["Tag"][];
            total: number;
            ac: number;
            mle: number;
            tle: number;
            re: number;
            pe: number;
            ce: number;
            wa: number;
            se: number;
            pa: number;
            score: number | null;
            titles?: {
                [key: string]: string;
            };
        };
        /** ClassifiedTags */
        ClassifiedTags: {
            classification: components["schemas"]["Classification"] | null;
            tagList: components["schemas"]["Tag"][];
        };
        /** RandomProblem */
        RandomProblem: {
            problemId: string;
        };
        /** RankQuery */
        RankQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 30 */
            limit?: number;
            type: number;
            /** @default  */
            searchUser?: string;
        };
        /** Page[RankedUser] */
        PageOfRankedUser: {
            records: components["schemas"]["RankedUser"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /** RankedUser */
        RankedUser: {
            uid: string;
            username: string;
            nickname: string | null;
            avatar: string | null;
            titleName: string | null;
            titleColor: string | null;
            signature: string | null;
            ac: number;
            total: number;
            score: number | null;
            /** @default null */
            rating: number | null;
        };
        /**
         * RecentContest
         * @description `duration` in seconds; `count` = people who registered; codes of 00-conventions §7.
         */
        RecentContest: {
            id: number;
            title: string;
            status: number;
            type: number;
            auth: number;
            oiRankScoreType: string | null;
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            endTime: string;
            duration: number;
            count: number;
            author: string;
            source: number | null;
            gid: number | null;
        };
        /**
         * OtherContest
         * @description A contest of another site.
         */
        OtherContest: {
            oj: string;
            url: string;
            title: string;
            /** Format: date-time */
            beginTime: string;
            /** Format: date-time */
            endTime: string;
        };
        /** RecentRank */
        RecentRank: {
            uid: string;
            username: string;
            nickname: string | null;
            avatar: string | null;
            titleName: string | null;
            titleColor: string | null;
            ac: number;
        };
        /** RecentProblem */
        RecentProblem: {
            id: number;
            problemId: string;
            title: string;
            type: number;
            /** Format: date-time */
            gmtCreate: string;
            /** Format: date-time */
            gmtModified: string;
            titles?: {
                [key: string]: string;
            };
        };
        /** AddressQuery */
        AddressQuery: {
            email: string;
        };
        /** SentCode */
        SentCode: {
            email: string;
            expire: number;
        };
        /** ShownNamesQuery */
        ShownNamesQuery: {
            /** @default [] */
            usernames?: string[];
        };
        /** SubmissionDetailAnswer */
        SubmissionDetailAnswer: {
            submission: components["schemas"]["Judge"];
            codeShare: boolean | null;
        };
        /** SubmissionListQuery */
        SubmissionListQuery: {
            /** @default 1 */
            currentPage?: number;
            /** @default 15 */
            limit?: number;
            /** @default false */
            onlyMine?: boolean;
            /** @default null */
            status?: number | null;
            /** @default null */
            username?: string | null;
            /** @default null */
            problemID?: string | null;
            /** @default false */
            completeProblemID?: boolean;
            /** @default null */
            gid?: number | null;
        };
        /** TestJudgeKeyQuery */
        TestJudgeKeyQuery: {
            testJudgeKey: string;
        };
        /**
         * TestJudgeResult
         * @description All but the status is null while it waits or runs.
         */
        TestJudgeResult: {
            status: number;
            /** @default null */
            problemJudgeMode: ("default" | "spj") | null;
            /** @default null */
            time: number | null;
            /** @default null */
            memory: number | null;
            /** @default null */
            userInput: string | null;
            /** @default null */
            expectedOutput: string | null;
            /** @default null */
            userOutput: string | null;
            /** @default null */
            stderr: string | null;
            /** @default null */
            explanation: string | null;
            /** @default null */
            warnings: string | null;
        };
        /** AcResultQuery */
        AcResultQuery: {
            /** @default null */
            submitId?: number | null;
        };
        /** AcResultAnswer */
        AcResultAnswer: {
            accepted: number;
            days: number;
            everAc: boolean;
            firstAcOfProblem: boolean | null;
        };
        /** UserAuthInfo */
        UserAuthInfo: {
            roles: string[];
            permissions: string[];
            mustChangePassword: boolean;
        };
        /** PersonQuery */
        PersonQuery: {
            /** @default null */
            uid?: string | null;
            /** @default null */
            username?: string | null;
        };
        /** HeatmapAnswer */
        HeatmapAnswer: {
            endDate: string;
            dataList: components["schemas"]["HeatmapDay"][];
        };
        /** HeatmapDay */
        HeatmapDay: {
            date: string;
            count: number;
        };
        /** UserHomeAnswer */
        UserHomeAnswer: {
            uid: string;
            username: string;
            nickname: string | null;
            gender: string;
            avatar: string | null;
            signature: string | null;
            school: string | null;
            github: string | null;
            blog: string | null;
            titleName: string | null;
            titleColor: string | null;
            total: number;
            rating: number | null;
            score: number;
            scoreList: number[];
            solvedList: string[];
            solvedGroupByDifficulty: {
                [key: string]: string[];
            } | null;
            recentLoginTime: string | null;
        };
        /** ProblemStatusBody */
        ProblemStatusBody: {
            pidList: number[];
            isContestProblemList: boolean;
            /** @default null */
            cid?: number | null;
            /** @default null */
            gid?: number | null;
            /** @default false */
            containsEnd?: boolean;
        };
        /** ProblemStatus */
        ProblemStatus: {
            status: number;
            score: number | null;
        };
        /** WebsiteConfigAnswer */
        WebsiteConfigAnswer: {
            /** @default  */
            baseUrl: string;
            /** @default Online Judge */
            name: string;
            /** @default OJ */
            shortName: string;
            /** @default  */
            description: string;
            /** @default true */
            register: boolean;
            /** @default  */
            recordName: string;
            /** @default  */
            recordUrl: string;
            /** @default  */
            projectName: string;
            /** @default  */
            projectUrl: string;
            /** @default true */
            openPublicDiscussion: boolean;
            /** @default true */
            openGroupDiscussion: boolean;
            /** @default true */
            openContestComment: boolean;
            /** @default false */
            openAiChat: boolean;
            /** @default nickname */
            shownName: string;
            /** @default false */
            changeOwnNames: boolean;
            /** @default true */
            visible1: boolean;
            /** @default true */
            visible2: boolean;
            /** @default true */
            visible3: boolean;
            /** @default true */
            visible4: boolean;
            /** @default  */
            image1: string;
            /** @default  */
            image2: string;
            /** @default  */
            image3: string;
            /** @default  */
            addr1: string;
            /** @default  */
            addr2: string;
            /** @default  */
            addr3: string;
            /** @default Asia/Shanghai */
            timezone: string;
            /** @default zh-CN */
            language: string;
            /** @default C++ 17 With O2 */
            firstLanguage: string;
            email: string;
            registerMode: string;
            mailMode: string;
            /** Format: date-time */
            serverTime: string;
            version: string;
            addresses: string[];
        };
        /** Health */
        Health: {
            /** @enum {unknown} */
            status: "degraded" | "ok";
            /** Format: date-time */
            now: string;
        };
        /** CarouselImage */
        CarouselImage: {
            id: number;
            url: string;
            hint: string;
        };
        /**
         * JudgeLanguage
         * @description `compile` is empty where nothing is compiled; limits are the problem's times
         *         `limitFactor`.
         */
        JudgeLanguage: {
            name: string;
            version: string;
            compile: string;
            run: string;
            limitFactor: number;
        };
        /** LanguagesQuery */
        LanguagesQuery: {
            /** @default null */
            pid?: number | null;
            /** @default true */
            all?: boolean;
        };
        /** LoginPuzzle */
        LoginPuzzle: {
            puzzleKey: string;
            background: string;
            piece: string;
            width: number;
            height: number;
            pieceY: number;
        };
        /** Page[ReceivedNotice] */
        PageOfReceivedNotice: {
            records: components["schemas"]["ReceivedNotice"][];
            total: number;
            size: number;
            current: number;
            pages: number;
            /** @default [] */
            orders: string[];
            /** @default true */
            searchCount: boolean;
        };
        /**
         * ReceivedNotice
         * @description `content` is Markdown; `state`: it had been read before this answer.
         */
        ReceivedNotice: {
            id: number;
            title: string;
            content: string;
            adminId: string | null;
            type: components["schemas"]["CopyType"];
            state: boolean;
            /** Format: date-time */
            gmtCreate: string;
        };
        /**
         * CopyType
         * @description The list in which the recipient finds the copy (contract message.md).
         * @enum {unknown}
         */
        CopyType: "Mine" | "Sys";
        /**
         * UnreadMessages
         * @description The first three come with discussions.
         */
        UnreadMessages: {
            /** @default 0 */
            comment: number;
            /** @default 0 */
            reply: number;
            /** @default 0 */
            like: number;
            sys: number;
            mine: number;
        };
        /** QuotationAnswer */
        QuotationAnswer: {
            text: string;
            from: string;
        };
        /** RegisterBody */
        RegisterBody: {
            username: string;
            password: string;
            code: string;
            /** @default  */
            email?: string;
        };
        /** RegisterContestBody */
        RegisterContestBody: {
            cid: number;
            /** @default  */
            password?: string;
        };
        /**
         * ReplyToDelete
         * @description Either way of naming it.
         */
        ReplyToDelete: {
            /** @default null */
            reply?: components["schemas"]["ById"] | null;
            /** @default null */
            id?: number | null;
        };
        /** RepliesQuery */
        RepliesQuery: {
            commentId: number;
        };
        /**
         * NewReply
         * @description Whom it is to follows from what it quotes.
         */
        NewReply: {
            reply: components["schemas"]["NewReplyText"];
            quoteId: number;
            quoteType: components["schemas"]["QuoteKind"];
        };
        /** NewReplyText */
        NewReplyText: {
            commentId: number;
            content: string;
        };
        /**
         * QuoteKind
         * @description What a reply answers.
         * @enum {unknown}
         */
        QuoteKind: "Comment" | "Reply";
        /** ResetBody */
        ResetBody: {
            username: string;
            password: string;
            code: string;
        };
        /**
         * SetupState
         * @description The website's values only while the setup is needed.
         */
        SetupState: {
            needed: boolean;
            name?: string;
            language?: string;
            timezone?: string;
        };
        /** SetupBody */
        SetupBody: {
            code: string;
            password: string;
            name: string;
            language: string;
            timezone: string;
            /** @default null */
            shortName?: string | null;
        };
        /** ShareBody */
        ShareBody: {
            submitId: number;
            share: boolean;
            /** @default null */
            uid?: string | null;
        };
        /** PrintBody */
        PrintBody: {
            cid: number;
            content: string;
        };
        /** SubmitBody */
        SubmitBody: {
            pid: number | string;
            language: string;
            code: string;
            /** @default null */
            cid?: number | null;
            /** @default null */
            tid?: number | null;
            /** @default null */
            gid?: number | null;
            /** @default false */
            isRemote?: boolean;
        };
        /** TestJudgeBody */
        TestJudgeBody: {
            pid: number | string;
            type: string;
            code: string;
            language: string;
            /** @default null */
            userInput?: string | null;
            /** @default null */
            expectedOutput?: string | null;
            /** @default null */
            isRemoteJudge?: boolean | null;
            /** @default null */
            mode?: string | null;
        };
        /** ServerTime */
        ServerTime: {
            /** Format: date-time */
            now: string;
        };
        /** ToolLink */
        ToolLink: {
            id: number;
            name: string;
            url: string;
        };
        Failure: {
            /** @enum {unknown} */
            status: 400 | 401 | 403 | 404 | 409 | 500;
            /** @description what a refusal adds, see the contract's call lists */
            data: unknown;
            msg: string;
            /**
             * @description key of the error catalogue
             * @enum {unknown}
             */
            err: "account.empty" | "account.gender" | "account.must_change_password" | "account.same_value" | "ai.bad_status" | "ai.closed" | "ai.contest_running" | "ai.not_configured" | "ai.too_fast" | "announcement.missing" | "auth.banned" | "auth.empty" | "auth.expired" | "auth.forbidden" | "auth.login_required" | "auth.not_admin" | "auth.password_length" | "auth.puzzle_required" | "auth.puzzle_wrong" | "auth.too_fast" | "auth.too_many_failures" | "auth.username_length" | "auth.wrong_credentials" | "backup.bad_folder" | "backup.missing" | "backup.running" | "board.closed" | "board.preparing" | "captcha.wrong" | "category.exists" | "category.in_use" | "check.idle_cases" | "check.memory_loose" | "check.memory_tight" | "check.missing" | "check.no_accepted" | "check.no_slow" | "check.no_wrong" | "check.time_loose" | "check.time_tight" | "check.too_slow_passes" | "comment.ac_gate" | "comment.missing" | "comment.not_allowed" | "config.read_only" | "content.empty" | "content.too_long" | "contest.account_rule" | "contest.already_registered" | "contest.bad_account_rule" | "contest.bad_auth" | "contest.bad_awards" | "contest.bad_display_id" | "contest.bad_score_type" | "contest.bad_time" | "contest.bad_title" | "contest.bad_type" | "contest.display_used" | "contest.ended" | "contest.group_only" | "contest.id_exhausted" | "contest.missing" | "contest.no_password" | "contest.not_allowed" | "contest.not_manager" | "contest.not_started" | "contest.password_locked" | "contest.print_closed" | "contest.print_no_paper" | "contest.print_too_fast" | "contest.print_too_short" | "contest.problem_exists" | "contest.problem_missing" | "contest.pwd_required" | "contest.register_first" | "contest.wrong_password" | "contest_check.acm_all_sealed" | "contest_check.awards_nobody" | "contest_check.awards_over" | "contest_check.begun" | "contest_check.color_missing" | "contest_check.color_twice" | "contest_check.disk_full" | "contest_check.disk_little" | "contest_check.display_id_twice" | "contest_check.ended" | "contest_check.few_slots" | "contest_check.hidden" | "contest_check.judge_busy" | "contest_check.judge_paused" | "contest_check.judging_closed" | "contest_check.language_missing" | "contest_check.limit_tight" | "contest_check.no_creator" | "contest_check.no_data" | "contest_check.no_judge" | "contest_check.no_language" | "contest_check.no_password" | "contest_check.no_problems" | "contest_check.no_solution" | "contest_check.oi_seal_late" | "contest_check.oi_unsealed" | "contest_check.one_language" | "contest_check.print_no_desk" | "contest_check.problem_elsewhere" | "contest_check.problem_paused" | "contest_check.problem_private" | "contest_check.problem_public" | "contest_check.problem_unsupported" | "contest_check.registered_unfit" | "contest_check.rule_fits_nobody" | "contest_check.same_title" | "contest_check.seal_outside" | "contest_check.solution_fails" | "contest_check.solution_not_run" | "contest_check.stars_unknown" | "contest_check.stays_sealed" | "contest_check.title_twice" | "contest_check.too_short" | "crash.too_fast" | "delete.failed" | "difficulty.in_use" | "discussion.ac_gate" | "discussion.daily_limit" | "discussion.disabled" | "discussion.like_busy" | "discussion.login_for_group" | "discussion.missing" | "discussion.not_allowed" | "discussion.problem_missing" | "draft.closed" | "draft.conflict" | "draft.no_room" | "draft.too_fast" | "edit.conflict" | "exchange.changed" | "exchange.lost" | "exchange.refused" | "exchange.warning" | "export.cannot_hold" | "file.bad_offset" | "file.bad_type" | "file.empty" | "file.many_pixels" | "file.missing" | "file.no_space" | "file.not_allowed" | "file.save_failed" | "file.too_fast" | "file.too_large" | "group.ac_gate" | "group.already_applied" | "group.already_member" | "group.bad_auth" | "group.bad_brief" | "group.bad_code" | "group.bad_description" | "group.bad_name" | "group.bad_reason" | "group.bad_short_name" | "group.cannot_remove_self" | "group.daily_limit" | "group.hidden" | "group.level_too_high" | "group.missing" | "group.name_used" | "group.no_downgrade" | "group.no_such_member" | "group.no_target" | "group.not_allowed" | "group.not_group_object" | "group.not_member" | "group.owner_cannot_exit" | "group.owner_protected" | "group.same_group" | "group.short_name_used" | "group.total_limit" | "group.wrong_code" | "honor.exists" | "http.bad_param" | "http.busy" | "http.cross_site" | "http.media_type" | "http.method" | "http.not_found" | "http.server" | "http.too_large" | "import.bad_format" | "import.missing" | "import.none" | "import.partial" | "import.program_broken" | "judge.already_cancelled" | "judge.bad_count" | "judge.bad_language" | "judge.bad_status" | "judge.code_empty" | "judge.code_too_long" | "judge.code_too_short" | "judge.compile_failed" | "judge.in_progress" | "judge.key_reused" | "judge.manual_ce" | "judge.no_sandbox" | "judge.nothing_to_rejudge" | "judge.program_language" | "judge.still_running" | "judge.too_fast" | "judge.too_many" | "judge.unsupported" | "lesson.missing" | "lesson.not_allowed" | "mail.bad_format" | "mail.blacklisted" | "mail.code_expired" | "mail.not_configured" | "mail.not_sent" | "mail.password_again" | "mail.same" | "mail.too_fast" | "mail.used" | "mobile.bad_format" | "mobile.same" | "mobile.used" | "msg.clean_failed" | "outputs.changed" | "outputs.incomplete" | "outputs.interactive" | "outputs.missing" | "outputs.none" | "param.bad" | "param.cid" | "param.empty" | "param.tid_or_cid" | "problem.already_imported" | "problem.already_public" | "problem.bad_abi" | "problem.bad_auth" | "problem.bad_case_mode" | "problem.bad_group" | "problem.bad_id" | "problem.bad_memory" | "problem.bad_progress" | "problem.bad_score" | "problem.bad_stack" | "problem.bad_time" | "problem.bad_type" | "problem.empty_case" | "problem.empty_template" | "problem.examples" | "problem.extra_file" | "problem.group_only" | "problem.hidden" | "problem.id_used" | "problem.io_names" | "problem.missing" | "problem.no_cases" | "problem.no_language" | "problem.no_share" | "problem.none_public" | "problem.not_allowed" | "problem.not_public" | "problem.not_visible" | "problem.of_contest" | "problem.publish_denied" | "problem.spj_missing" | "rank.bad_type" | "register.closed" | "register.code_missing" | "register.code_wrong" | "register.invite_mode" | "register.invite_wrong" | "register.username_chars" | "register.username_used" | "rejudge.missing" | "rejudge.stale" | "remote.disabled" | "remote.failed" | "reply.missing" | "report.empty" | "report.missing" | "report.not_ended" | "report.sealed" | "reset.code_wrong" | "reset.empty" | "reset.link_expired" | "reset.mail_unknown" | "role.root_protected" | "roster.bad_file" | "roster.bad_password" | "roster.duplicate" | "roster.empty_username" | "roster.is_staff" | "roster.lost_letters" | "roster.no_password" | "scroll.no_seal" | "scroll.not_acm" | "scroll.not_ended" | "setup.bad_timezone" | "setup.code_wrong" | "setup.done" | "setup.needed" | "solution.bad_expected" | "solution.exists" | "solution.missing" | "solution.none" | "storage.damaged" | "storage.full" | "submission.contest_no_resubmit" | "submission.contest_share" | "submission.missing" | "submission.not_failed" | "submission.not_owner" | "switch.discussion_closed" | "switch.judge_closed" | "tag.class_exists" | "tag.exists" | "testcase.bad_zip" | "testcase.empty" | "testcase.no_version" | "testcase.none" | "testjudge.bad_type" | "testjudge.empty" | "testjudge.input_too_long" | "testjudge.interactive" | "testjudge.missing" | "timedwork.already_registered" | "timedwork.bad_time" | "timedwork.ended" | "timedwork.missing" | "timedwork.no_password" | "timedwork.no_record" | "timedwork.not_allowed" | "timedwork.not_started" | "timedwork.problem_exists" | "timedwork.problem_missing" | "timedwork.pwd_required" | "timedwork.rank_after_hand_in" | "timedwork.register_first" | "timedwork.wrong_password" | "training.already_registered" | "training.bad_auth" | "training.bad_rank" | "training.banned" | "training.is_public" | "training.missing" | "training.not_allowed" | "training.problem_exists" | "training.problem_missing" | "training.pwd_required" | "training.register_first" | "training.wrong_password" | "trash.missing" | "update.failed" | "user.bad_realname" | "user.bad_title" | "user.bad_username" | "user.delete_failed" | "user.disabled" | "user.generate_failed" | "user.import_failed" | "user.key_expired" | "user.missing" | "user.need_id" | "user.own_account" | "user.root_protected" | "user.staff_protected" | "user.twin";
            /** @description what of the request it is about */
            field?: string;
        };
        Refused400BadParam: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "http.bad_param";
        };
        Refused401LoginRequiredExpired: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "auth.login_required" | "auth.expired";
        };
        Refused403ForbiddenCrossSiteMustChangePassword: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "auth.forbidden" | "http.cross_site" | "account.must_change_password";
        };
        Refused503BusyDamagedFull: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "http.busy" | "storage.damaged" | "storage.full";
        };
        Refused403ForbiddenMustChangePassword: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "auth.forbidden" | "account.must_change_password";
        };
        Refused413TooLarge: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "http.too_large";
        };
        Refused415MediaType: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "http.media_type";
        };
        Refused401LoginRequired: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "auth.login_required";
        };
        Refused403CrossSite: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "http.cross_site";
        };
        Refused403ForbiddenCrossSite: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "auth.forbidden" | "http.cross_site";
        };
        Refused403CrossSiteMustChangePassword: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "http.cross_site" | "account.must_change_password";
        };
        Refused403MustChangePassword: components["schemas"]["Failure"] & {
            /** @enum {unknown} */
            err?: "account.must_change_password";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_admin_announcement: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfAnnouncement"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_admin_announcement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedAnnouncement"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_admin_announcement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnnouncement"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_admin_announcement: {
        parameters: {
            query: {
                aid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_audit_log: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
                username?: string;
                action?: string;
                target?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfAuditRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_audit_actions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: string[];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_auth_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PermissionRow"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_backup_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["BackupSettings"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_backup_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackupSettings"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_cache_clear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Cleared"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_db_backup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["BackupName"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_db_backup_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["BackupRow"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_db_restore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RestoreProgress"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_db_restore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_db_and_redis_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["DatabaseFacts"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_email_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["MailConfigShown"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_judge_service_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["JudgeServiceInfo"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_judge_service_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["JudgeServiceInfo"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_service_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ServiceInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_service_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ServiceInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_web_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AdminWebsiteConfig"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_home_carousel: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_mail_outbox: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfOutboxRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_mail_outbox: {
        parameters: {
            query?: {
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    set_db_and_redis_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatabaseBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    set_email_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailConfigBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    set_web_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminWebsiteBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    test_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMailBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_admin_contest: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AdminContest"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    update_contest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedContest"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    create_contest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContestBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["NewContest"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_contest: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    add_contest_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_announcement_admin: {
        parameters: {
            query: {
                currentPage?: number;
                limit?: number;
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfAnnouncement"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_contest_announcement_admin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedContestAnnouncement"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_contest_announcement_admin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContestAnnouncement"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_contest_announcement_admin: {
        parameters: {
            query: {
                aid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    change_contest_visible: {
        parameters: {
            query: {
                cid: number;
                visible: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    check_contest: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ContestCheckAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    clone_contest: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["NewContest"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_problem_name: {
        parameters: {
            query: {
                cid: number;
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AdminContestProblem"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    save_contest_problem_name: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AdminContestProblem"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_admin_contest_list: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfAdminContestRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_problem_list: {
        parameters: {
            query: {
                currentPage?: number;
                limit?: number;
                cid: number;
                problemType?: number;
                keyword?: string;
                oj?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ContestProblemList"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    import_remote_problem_of_contest: {
        parameters: {
            query: {
                name: string;
                problemId: string;
                cid: number;
                displayId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_problem_of_contest: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AdminProblem"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    update_problem_of_contest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemDTO"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    create_problem_of_contest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemDTO"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["CreatedProblem"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    remove_contest_problem: {
        parameters: {
            query: {
                pid: number;
                cid?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    order_contest_problems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_dashboard_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["DashboardInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_last_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["LastSession"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Statistics"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_admin_difficulty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Difficulty"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_difficulty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedDifficulty"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_difficulty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDifficulty"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Difficulty"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_difficulty: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_doctor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["DoctorFindings"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_doctor_run: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["DoctorFindings"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_slow_queries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["SlowQueries"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_admin_honor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedHonor"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_admin_honor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHonor"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["HonorTitle"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_admin_honor: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_admin_honor_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["HonorTitle"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    cancel_judge: {
        parameters: {
            query: {
                submitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["JudgedByHand"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    manual_judge: {
        parameters: {
            query: {
                submitId: number;
                status: number;
                score?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["JudgedByHand"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_outdated_results: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["OutdatedResults"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    pause_judge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    pause_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseProblemBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_judge_queue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["JudgeQueue"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    rejudge: {
        parameters: {
            query: {
                submitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Judge"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    apply_rejudge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewKeyBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AppliedRejudge"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_rejudge_batches: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RejudgeBatchRow"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    rejudge_contest_problem: {
        parameters: {
            query: {
                cid: number;
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_rejudge_preview: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RejudgePreview"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    start_rejudge_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PreviewKey"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    rejudge_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejudgeProblemBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RejudgeCount"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    undo_rejudge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejudgeBatchBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RestoredRejudge"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    set_workers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkersBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_admin_languages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AdminLanguage"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_admin_language: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedLanguage"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_language_probe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AdminLanguage"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    log_in_as_staff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UserInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    log_out_as_staff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_admin_notices: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
                type?: components["schemas"]["Audience"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfNoticeRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_admin_notice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedNotice"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_admin_notice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNotice"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_admin_notice: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_problem: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AdminProblem"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    update_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemDTO"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    create_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemDTO"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["CreatedProblem"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_problem: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_problem_attachment: {
        parameters: {
            query: {
                pid: number;
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    batch_problems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["BatchAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_case_file: {
        parameters: {
            query: {
                name: string;
                pid?: number;
                uploadTestcaseDir?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["CaseFileText"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    change_problem_auth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_check: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ProblemCheckState"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    start_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemCheckBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** ProblemCheckKey */
                        data: {
                            key: string;
                        };
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    compile_interactive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    compile_spj: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    compile_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WholeProgramBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_data_version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_data_versions: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["VersionOfData"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    duplicate_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PidBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["CreatedProblem"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_problem_cases: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Case"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_admin_problem_list: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
                keyword?: string;
                auth?: number;
                oj?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfAdminProblemRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    import_remote_problem: {
        parameters: {
            query: {
                name: string;
                problemId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_outputs: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["OutputsState"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    start_outputs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutputsBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** OutputsKey */
                        data: {
                            key: string;
                        };
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    apply_outputs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    change_solution: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SolutionBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["SolutionId"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    add_solution: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SolutionBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["SolutionId"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    remove_solution: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_solutions: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Solution"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_unanswered_cases: {
        parameters: {
            query: {
                pid: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UnansweredProblem"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_role_auth: {
        parameters: {
            query: {
                roleId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RoleAuth"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_role_auth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleAuthBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_role_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RoleCount"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_switch_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["SwitchInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_switch_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_tag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedTag"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_tag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTag"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Tag"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_tag: {
        parameters: {
            query: {
                tid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_classifications: {
        parameters: {
            query?: {
                oj?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Classification"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_classification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedClassification"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_classification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClassification"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Classification"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_classification: {
        parameters: {
            query: {
                tcid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_delete_several: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeveralTags"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergedTags"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_usage: {
        parameters: {
            query?: {
                oj?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["TagUsage"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_admin_tools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Tool"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_admin_tools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedTool"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_admin_tools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTool"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Tool"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_admin_tools: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_trash: {
        parameters: {
            query: {
                currentPage?: number;
                limit?: number;
                type: components["schemas"]["TrashKind"];
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfTrashRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    remove: {
        parameters: {
            query: {
                type: components["schemas"]["TrashKind"];
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    restore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type: components["schemas"]["TrashKind"];
                    id: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Restored"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_classes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ClassRow"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUsersBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    edit_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditUserBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    edit_users: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManyUsersChange"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ManyUsersAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    export_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    export_user_list: {
        parameters: {
            query?: {
                keyword?: string;
                onlyAdmin?: boolean;
                className?: string;
                role?: number;
                state?: components["schemas"]["UserState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    generate_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["GeneratedKey"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_user_list: {
        parameters: {
            query?: {
                keyword?: string;
                onlyAdmin?: boolean;
                className?: string;
                role?: number;
                state?: components["schemas"]["UserState"];
                currentPage?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfUserRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    insert_batch_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchUsersBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    make_login_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCodeBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["LoginCode"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    make_login_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCodesBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ManyUsersAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    make_passwords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordsBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ManyUsersAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_roster: {
        parameters: {
            query: {
                currentPage?: number;
                limit?: number;
                key: string;
                onlyProblems?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfRosterRowAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    map_roster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RosterMapping"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RosterAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    commit_roster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RosterCommitBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RosterCommitted"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    upload_roster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {unknown} */
                    encoding?: "GB18030" | "UTF-16BE" | "UTF-16LE" | "UTF-8";
                    header?: boolean;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RosterAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_sessions: {
        parameters: {
            query: {
                uid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["SessionRow"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_sessions: {
        parameters: {
            query: {
                uid: string;
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    apply_reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyResetBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_captcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["CaptchaPicture"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    change_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ChangeAccount"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    change_mobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMobileBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ChangeAccount"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ChangeAccount"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    change_user_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUserInfoBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UserInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    check_contest_ac_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    check_contest_print_status: {
        parameters: {
            query: {
                id: number;
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    check_contest_submissions_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckContestStatusesBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: {
                            [key: string]: components["schemas"]["Judge"];
                        };
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    check_submissions_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckStatusesBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: {
                            [key: string]: components["schemas"]["Judge"];
                        };
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    check_username_or_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameCheckBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["CheckAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_comment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Comment"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_comment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ById"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    like_comment: {
        parameters: {
            query: {
                cid: number;
                toLike: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_comments: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
                cid?: number;
                did?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["CommentList"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    contest_submissions: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
                contestID?: number;
                cid?: number;
                onlyMine?: boolean;
                problemID?: string;
                completeProblemID?: boolean;
                status?: number;
                username?: string;
                beforeContestSubmit?: boolean;
                containsEnd?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfJudgeRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    report_crash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrashReport"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_difficulty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Difficulty"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_draft: {
        parameters: {
            query: {
                pid: number;
                cid?: number;
                tid?: number;
                gid?: number;
                language?: string;
                version?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["DraftAnswer"] | null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_draft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["SavedDraft"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_draft_versions: {
        parameters: {
            query: {
                pid: number;
                cid?: number;
                tid?: number;
                gid?: number;
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["DraftVersionAnswer"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_md_img: {
        parameters: {
            query: {
                fileId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    download_case_file: {
        parameters: {
            query: {
                name: string;
                pid?: number;
                uploadTestcaseDir?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    download_contest_ac_submission: {
        parameters: {
            query: {
                cid: number;
                excludeAdmin?: boolean;
                splitType?: "problem" | "user";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    download_contest_print_text: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    download_contest_rank: {
        parameters: {
            query: {
                cid: number;
                forceRefresh?: boolean;
                removeStar?: boolean;
                containEnd?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    download_db_backup: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-tar": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    download_original_package: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    download_testcase: {
        parameters: {
            query: {
                pid: number;
                version?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    export_problems: {
        parameters: {
            query: {
                pid: number[];
                format: "dmoj" | "fps" | "hoj" | "hydro" | "kattis" | "plainzip" | "polygon" | "qduoj";
                lossy?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    export_as_hoj: {
        parameters: {
            query: {
                pid: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    generate_user_excel: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    import_package: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    uploadId?: string;
                    auth?: number;
                    /** @default false */
                    dryRun?: boolean;
                    gid?: number;
                    /** @default skip */
                    taken?: components["schemas"]["Taken"];
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ImportKey"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    commit_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommitBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ImportKey"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    import_fps_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    gid?: number;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    import_hydro_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    gid?: number;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    import_hoj_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    gid?: number;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    import_qduoj_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    gid?: number;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_import_result: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ImportResult"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    login_slips: {
        parameters: {
            query: {
                key: string;
                className?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_problem_attachment: {
        parameters: {
            query: {
                pid: number;
                name: string;
                cid?: number;
                tid?: number;
                gid?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not for this caller */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    upload_avatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UserInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    upload_carouse_img: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["NewCarouselImage"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    upload_case_file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    fileName: string;
                    uploadTestcaseDir?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ReplacedCaseFile"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    upload_home_img: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["HomeImageLink"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    upload_md_file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    gid?: number;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["FileLink"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    upload_md_img: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    gid?: number;
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ImageLink"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    upload_part: {
        parameters: {
            query: {
                uploadId: string;
                offset: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ReceivedPart"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    upload_problem_attachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    pid: number;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Attachment"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    start_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["StartedUpload"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_upload_state: {
        parameters: {
            query: {
                uploadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UploadProgress"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    upload_testcase_zip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @default default */
                    mode?: string;
                    uploadId?: string;
                    gid?: number;
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UploadedTestCases"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_all_case_result: {
        parameters: {
            query: {
                submitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["JudgeCases"] | null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_all_problem_tags: {
        parameters: {
            query?: {
                oj?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Tag"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_announcement: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Announcement"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_change_email_code: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_change_mobile_code: {
        parameters: {
            query: {
                mobile: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["MobileCode"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_common_announcement: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfAnnouncement"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_ac_info: {
        parameters: {
            query: {
                currentPage?: number;
                limit?: number;
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfAcceptedRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_access: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ContestAccess"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_announcement: {
        parameters: {
            query: {
                currentPage?: number;
                limit?: number;
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfAnnouncement"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_info: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ContestSummary"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_list: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
                status?: number;
                type?: number;
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfContestSummary"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_unread_announcements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAnnouncements"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Announcement"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_outside_scoreboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfBoardRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_outsize_info: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["OutsideInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_print: {
        parameters: {
            query: {
                currentPage?: number;
                limit?: number;
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfPrintJobRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_print_sheet: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PrintSheet"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_problem: {
        parameters: {
            query: {
                cid: number;
                containsEnd?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ContestProblemRow"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_problem_details: {
        parameters: {
            query?: {
                cid?: number;
                contestID?: number;
                displayId?: string;
                problemID?: string;
                containsEnd?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ProblemInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_problem_statistics: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ContestStatistics"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_rank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfBoardRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_report: {
        parameters: {
            query: {
                cid: number;
                uid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ContestReport"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_scroll_board_info: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ScrollBoardInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_scroll_board_submission: {
        parameters: {
            query: {
                cid: number;
                removeStar?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ScrollBoardSubmission"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_contest_summary: {
        parameters: {
            query: {
                cid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ContestSummaryAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_full_screen_problem_list: {
        parameters: {
            query?: {
                tid?: number;
                trainingId?: number;
                cid?: number;
                contestId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["NavigationEntry"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_last_ac_code: {
        parameters: {
            query: {
                pid: number;
                cid?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["LastAcceptedCodeAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_last_week_submission_statistics: {
        parameters: {
            query?: {
                forceRefresh?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["LastWeekStatistics"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_problem_code_template: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["CodeTemplate"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_problem_detail: {
        parameters: {
            query: {
                problemId: string;
                gid?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ProblemInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_problem_languages: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Language"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_problem_list: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
                keyword?: string;
                tagId?: string[];
                difficulty?: number;
                oj?: string;
                source?: string;
                order?: "difficulty" | "rate" | "tries";
                own?: "solved" | "tried" | "unsolved" | "untried";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfProblemRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_problem_tags: {
        parameters: {
            query: {
                pid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Tag"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_problem_tags_and_classification: {
        parameters: {
            query?: {
                oj?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ClassifiedTags"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_random_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RandomProblem"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_rank_list: {
        parameters: {
            query: {
                currentPage?: number;
                limit?: number;
                type: number;
                searchUser?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfRankedUser"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_recent_contest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RecentContest"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_recent_other_contest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["OtherContest"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_recent_seven_ac_rank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RecentRank"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_recent_updated_problem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["RecentProblem"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_register_code: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["SentCode"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_shown_names: {
        parameters: {
            query?: {
                usernames?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: {
                            [key: string]: string;
                        };
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_submission_detail: {
        parameters: {
            query: {
                submitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["SubmissionDetailAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_submission_list: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
                onlyMine?: boolean;
                status?: number;
                username?: string;
                problemID?: string;
                completeProblemID?: boolean;
                gid?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfJudgeRow"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_test_judge_result: {
        parameters: {
            query: {
                testJudgeKey: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["TestJudgeResult"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_user_ac_result: {
        parameters: {
            query?: {
                submitId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["AcResultAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_user_auth_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UserAuthInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_user_calendar_heatmap: {
        parameters: {
            query?: {
                uid?: string;
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["HeatmapAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_user_home_info: {
        parameters: {
            query?: {
                uid?: string;
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UserHomeAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_user_problem_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemStatusBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: {
                            [key: string]: components["schemas"]["ProblemStatus"];
                        };
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_website_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["WebsiteConfigAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Health"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_home_carousel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["CarouselImage"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_honors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["HonorTitle"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_judge_languages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["JudgeLanguage"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_languages: {
        parameters: {
            query?: {
                pid?: number;
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Language"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the socket is open */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UserInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_login_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["LoginPuzzle"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_my_notices: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfReceivedNotice"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_site_notices: {
        parameters: {
            query?: {
                currentPage?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["PageOfReceivedNotice"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_unread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UnreadMessages"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403MustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not for this caller */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_public_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not for this caller */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_public_image: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not for this caller */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    get_quotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["QuotationAnswer"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    register_contest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterContestBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_replies: {
        parameters: {
            query: {
                commentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Reply"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    post_reply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReply"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Reply"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    delete_reply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyToDelete"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    resubmit: {
        parameters: {
            query: {
                submitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Judge"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_setup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["SetupState"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    set_up: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["UserInfo"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSite"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    put_submission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    submit_print_text: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: null;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403CrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    submit_problem_judge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["Judge"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    submit_problem_test_judge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestJudgeBody"];
            };
        };
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: string;
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequiredExpired"];
                };
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused403ForbiddenCrossSiteMustChangePassword"];
                };
            };
            /** @description refused by a guard or unreadable */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused413TooLarge"];
                };
            };
            /** @description refused by a guard or unreadable */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused415MediaType"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_time: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ServerTime"];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_tools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the answer, or a refusal by a business rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        data: components["schemas"]["ToolLink"][];
                        msg: string;
                    } | components["schemas"]["Failure"];
                };
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused400BadParam"];
                };
            };
            /** @description refused by a guard or unreadable */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused401LoginRequired"];
                };
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused503BusyDamagedFull"];
                };
            };
        };
    };
    get_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description still what the caller has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description not for this caller */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description no such file */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description refused by a guard or unreadable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
/** The guard of every call, by the contract's code. */
export interface CallGuards {
    "DELETE /api/admin/announcement": "P:announcement_admin";
    "GET /api/admin/announcement": "P:announcement_admin";
    "POST /api/admin/announcement": "P:announcement_admin";
    "PUT /api/admin/announcement": "P:announcement_admin";
    "GET /api/admin/audit-log": "R";
    "GET /api/admin/audit-log/actions": "R";
    "GET /api/admin/auth/list": "R";
    "GET /api/admin/config/backup-settings": "R";
    "PUT /api/admin/config/backup-settings": "R";
    "POST /api/admin/config/cache-clear": "R";
    "POST /api/admin/config/db-backup": "R";
    "GET /api/admin/config/db-backup-list": "R";
    "GET /api/admin/config/db-restore": "R";
    "POST /api/admin/config/db-restore": "R";
    "GET /api/admin/config/get-db-and-redis-config": "P:system_info_admin";
    "GET /api/admin/config/get-email-config": "P:system_info_admin";
    "GET /api/admin/config/get-judge-service-info": "A";
    "POST /api/admin/config/get-judge-service-info": "A";
    "GET /api/admin/config/get-service-info": "A";
    "POST /api/admin/config/get-service-info": "A";
    "GET /api/admin/config/get-web-config": "P:system_info_admin";
    "DELETE /api/admin/config/home-carousel": "P:system_info_admin";
    "DELETE /api/admin/config/mail-outbox": "P:system_info_admin";
    "GET /api/admin/config/mail-outbox": "P:system_info_admin";
    "PUT /api/admin/config/set-db-and-redis-config": "P:system_info_admin";
    "PUT /api/admin/config/set-email-config": "P:system_info_admin";
    "PUT /api/admin/config/set-web-config": "P:system_info_admin";
    "POST /api/admin/config/test-email": "P:system_info_admin";
    "DELETE /api/admin/contest": "R";
    "GET /api/admin/contest": "P:contest_admin";
    "POST /api/admin/contest": "P:contest_admin";
    "PUT /api/admin/contest": "P:contest_admin";
    "POST /api/admin/contest/add-problem-from-public": "P:contest_admin";
    "DELETE /api/admin/contest/announcement": "P:contest_admin";
    "GET /api/admin/contest/announcement": "P:contest_admin";
    "POST /api/admin/contest/announcement": "P:contest_admin";
    "PUT /api/admin/contest/announcement": "P:contest_admin";
    "PUT /api/admin/contest/change-contest-visible": "P:contest_admin";
    "GET /api/admin/contest/check": "P:contest_admin";
    "GET /api/admin/contest/clone": "P:contest_admin";
    "GET /api/admin/contest/contest-problem": "P:contest_admin";
    "PUT /api/admin/contest/contest-problem": "P:contest_admin";
    "GET /api/admin/contest/get-contest-list": "P:contest_admin";
    "GET /api/admin/contest/get-problem-list": "P:contest_admin";
    "GET /api/admin/contest/import-remote-oj-problem": "P:problem_admin";
    "DELETE /api/admin/contest/problem": "P:contest_admin";
    "GET /api/admin/contest/problem": "P:problem_admin";
    "POST /api/admin/contest/problem": "P:problem_admin";
    "PUT /api/admin/contest/problem": "P:problem_admin";
    "PUT /api/admin/contest/problem-order": "P:contest_admin";
    "GET /api/admin/dashboard/get-dashboard-info": "A";
    "POST /api/admin/dashboard/get-sessions": "A";
    "GET /api/admin/dashboard/statistics": "A";
    "DELETE /api/admin/difficulty": "PA";
    "GET /api/admin/difficulty": "P:problem_admin";
    "POST /api/admin/difficulty": "PA";
    "PUT /api/admin/difficulty": "PA";
    "GET /api/admin/doctor": "P:system_info_admin";
    "POST /api/admin/doctor/run": "P:system_info_admin";
    "GET /api/admin/doctor/slow-queries": "P:system_info_admin";
    "DELETE /api/admin/honor": "P:system_info_admin";
    "POST /api/admin/honor": "P:system_info_admin";
    "PUT /api/admin/honor": "P:system_info_admin";
    "GET /api/admin/honor/list": "G";
    "GET /api/admin/judge/cancel-judge": "P:rejudge";
    "GET /api/admin/judge/manual-judge": "P:rejudge";
    "GET /api/admin/judge/outdated-results": "P:rejudge";
    "PUT /api/admin/judge/pause": "P:system_info_admin";
    "PUT /api/admin/judge/pause-problem": "P:system_info_admin";
    "GET /api/admin/judge/queue": "A";
    "GET /api/admin/judge/rejudge": "P:rejudge";
    "POST /api/admin/judge/rejudge-apply": "P:rejudge";
    "GET /api/admin/judge/rejudge-batches": "P:rejudge";
    "GET /api/admin/judge/rejudge-contest-problem": "P:rejudge";
    "GET /api/admin/judge/rejudge-preview": "P:rejudge";
    "POST /api/admin/judge/rejudge-preview": "P:rejudge";
    "POST /api/admin/judge/rejudge-problem": "P:rejudge";
    "POST /api/admin/judge/rejudge-undo": "P:rejudge";
    "PUT /api/admin/judge/workers": "P:system_info_admin";
    "GET /api/admin/language": "P:system_info_admin";
    "PUT /api/admin/language": "P:system_info_admin";
    "POST /api/admin/language/probe": "P:system_info_admin";
    "POST /api/admin/login": "G";
    "GET /api/admin/logout": "A";
    "DELETE /api/admin/msg/notice": "P:announcement_admin";
    "GET /api/admin/msg/notice": "P:announcement_admin";
    "POST /api/admin/msg/notice": "P:announcement_admin";
    "PUT /api/admin/msg/notice": "P:announcement_admin";
    "DELETE /api/admin/problem": "PA";
    "GET /api/admin/problem": "P:problem_admin";
    "POST /api/admin/problem": "P:problem_admin";
    "PUT /api/admin/problem": "P:problem_admin";
    "DELETE /api/admin/problem/attachment": "P:problem_admin";
    "POST /api/admin/problem/batch": "PA";
    "GET /api/admin/problem/case-file": "P:problem_admin";
    "PUT /api/admin/problem/change-problem-auth": "P:problem_admin";
    "GET /api/admin/problem/check": "P:problem_admin";
    "POST /api/admin/problem/check": "P:problem_admin";
    "POST /api/admin/problem/compile-interactive": "P:problem_admin";
    "POST /api/admin/problem/compile-spj": "P:problem_admin";
    "POST /api/admin/problem/compile-template": "P:problem_admin";
    "PUT /api/admin/problem/data-version": "P:problem_admin";
    "GET /api/admin/problem/data-versions": "P:problem_admin";
    "POST /api/admin/problem/duplicate": "P:problem_admin";
    "GET /api/admin/problem/get-problem-cases": "P:problem_admin";
    "GET /api/admin/problem/get-problem-list": "P:problem_admin";
    "GET /api/admin/problem/import-remote-oj-problem": "P:problem_admin";
    "GET /api/admin/problem/outputs": "P:problem_admin";
    "POST /api/admin/problem/outputs": "P:problem_admin";
    "POST /api/admin/problem/outputs-apply": "P:problem_admin";
    "DELETE /api/admin/problem/solution": "P:problem_admin";
    "POST /api/admin/problem/solution": "P:problem_admin";
    "PUT /api/admin/problem/solution": "P:problem_admin";
    "GET /api/admin/problem/solutions": "P:problem_admin";
    "GET /api/admin/problem/unanswered-cases": "P:problem_admin";
    "GET /api/admin/role-auth": "R";
    "PUT /api/admin/role-auth": "R";
    "GET /api/admin/role/list": "A";
    "GET /api/admin/switch/info": "P:system_info_admin";
    "PUT /api/admin/switch/update": "P:system_info_admin";
    "DELETE /api/admin/tag": "PA";
    "POST /api/admin/tag": "PA";
    "PUT /api/admin/tag": "PA";
    "DELETE /api/admin/tag/classification": "PA";
    "GET /api/admin/tag/classification": "P:problem_admin";
    "POST /api/admin/tag/classification": "PA";
    "PUT /api/admin/tag/classification": "PA";
    "POST /api/admin/tag/delete-several": "PA";
    "POST /api/admin/tag/merge": "PA";
    "GET /api/admin/tag/usage": "P:problem_admin";
    "DELETE /api/admin/tools": "P:system_info_admin";
    "GET /api/admin/tools": "P:system_info_admin";
    "POST /api/admin/tools": "P:system_info_admin";
    "PUT /api/admin/tools": "P:system_info_admin";
    "DELETE /api/admin/trash": "PA or P:user_admin";
    "GET /api/admin/trash": "PA or P:user_admin";
    "PUT /api/admin/trash/restore": "PA or P:user_admin";
    "GET /api/admin/user/classes": "P:user_admin";
    "DELETE /api/admin/user/delete-user": "P:user_admin";
    "PUT /api/admin/user/edit-user": "P:user_admin";
    "PUT /api/admin/user/edit-users": "P:user_admin";
    "GET /api/admin/user/export-template": "P:user_admin";
    "GET /api/admin/user/export-user-list": "P:user_admin";
    "POST /api/admin/user/generate-user": "P:user_admin";
    "GET /api/admin/user/get-user-list": "P:user_admin";
    "POST /api/admin/user/insert-batch-user": "P:user_admin";
    "POST /api/admin/user/login-code": "P:user_admin";
    "POST /api/admin/user/login-codes": "P:user_admin";
    "POST /api/admin/user/new-passwords": "P:user_admin";
    "GET /api/admin/user/roster": "P:user_admin";
    "PUT /api/admin/user/roster": "P:user_admin";
    "POST /api/admin/user/roster-commit": "P:user_admin";
    "POST /api/admin/user/roster-upload": "P:user_admin";
    "DELETE /api/admin/user/sessions": "P:user_admin";
    "GET /api/admin/user/sessions": "P:user_admin";
    "POST /api/apply-reset-password": "G";
    "GET /api/captcha": "G";
    "POST /api/change-email": "L";
    "POST /api/change-mobile": "L";
    "POST /api/change-password": "L";
    "POST /api/change-userInfo": "L";
    "PUT /api/check-contest-ac-info": "L";
    "PUT /api/check-contest-print-status": "L";
    "POST /api/check-contest-submissions-status": "L";
    "POST /api/check-submissions-status": "G";
    "POST /api/check-username-or-email": "G";
    "DELETE /api/comment": "L";
    "POST /api/comment": "P:comment_add";
    "GET /api/comment-like": "L";
    "GET /api/comments": "G";
    "GET /api/contest-submissions": "L";
    "POST /api/crash-report": "G";
    "GET /api/difficulty": "G";
    "GET /api/draft": "L";
    "PUT /api/draft": "L";
    "GET /api/draft/versions": "L";
    "GET /api/file/delete-md-img": "L";
    "GET /api/file/download-case-file": "P:problem_admin";
    "GET /api/file/download-contest-ac-submission": "L";
    "GET /api/file/download-contest-print-text": "L";
    "GET /api/file/download-contest-rank": "L";
    "GET /api/file/download-db-backup": "R";
    "GET /api/file/download-original-package": "L";
    "GET /api/file/download-testcase": "L";
    "GET /api/file/export": "P:problem_admin";
    "GET /api/file/export-problem": "P:problem_admin";
    "GET /api/file/generate-user-excel": "P:user_admin";
    "POST /api/file/import": "P:problem_admin";
    "POST /api/file/import-commit": "P:problem_admin";
    "POST /api/file/import-fps-problem": "P:problem_admin";
    "POST /api/file/import-hydro-problem": "P:problem_admin";
    "POST /api/file/import-problem": "P:problem_admin";
    "POST /api/file/import-qdoj-problem": "P:problem_admin";
    "GET /api/file/import-result": "P:problem_admin";
    "GET /api/file/login-slips": "P:user_admin";
    "GET /api/file/problem-attachment": "G";
    "POST /api/file/upload-avatar": "L";
    "POST /api/file/upload-carouse-img": "P:system_info_admin";
    "POST /api/file/upload-case-file": "P:problem_admin";
    "POST /api/file/upload-home-img": "P:system_info_admin";
    "POST /api/file/upload-md-file": "L";
    "POST /api/file/upload-md-img": "L";
    "PUT /api/file/upload-part": "A";
    "POST /api/file/upload-problem-attachment": "L";
    "POST /api/file/upload-start": "A";
    "GET /api/file/upload-state": "A";
    "POST /api/file/upload-testcase-zip": "L";
    "GET /api/get-all-case-result": "G";
    "GET /api/get-all-problem-tags": "G";
    "GET /api/get-announcement": "G";
    "GET /api/get-change-email-code": "L";
    "GET /api/get-change-mobile-code": "L";
    "GET /api/get-common-announcement": "G";
    "GET /api/get-contest-ac-info": "L";
    "GET /api/get-contest-access": "L";
    "GET /api/get-contest-announcement": "L";
    "GET /api/get-contest-info": "L";
    "GET /api/get-contest-list": "G";
    "POST /api/get-contest-not-read-announcement": "L";
    "POST /api/get-contest-outside-scoreboard": "G";
    "GET /api/get-contest-outsize-info": "G";
    "GET /api/get-contest-print": "L";
    "GET /api/get-contest-print-sheet": "L";
    "GET /api/get-contest-problem": "G";
    "GET /api/get-contest-problem-details": "L";
    "GET /api/get-contest-problem-statistics": "L";
    "POST /api/get-contest-rank": "L";
    "GET /api/get-contest-report": "L";
    "GET /api/get-contest-scroll-board-info": "L";
    "GET /api/get-contest-scroll-board-submission": "L";
    "GET /api/get-contest-summary": "L";
    "GET /api/get-full-screen-problem-list": "L";
    "GET /api/get-last-ac-code": "L";
    "GET /api/get-last-week-submission-statistics": "G";
    "GET /api/get-problem-code-template": "G";
    "GET /api/get-problem-detail": "G";
    "GET /api/get-problem-languages": "G";
    "GET /api/get-problem-list": "G";
    "GET /api/get-problem-tags": "G";
    "GET /api/get-problem-tags-and-classification": "G";
    "GET /api/get-random-problem": "G";
    "GET /api/get-rank-list": "G";
    "GET /api/get-recent-contest": "G";
    "GET /api/get-recent-other-contest": "G";
    "GET /api/get-recent-seven-ac-rank": "G";
    "GET /api/get-recent-updated-problem": "G";
    "GET /api/get-register-code": "G";
    "GET /api/get-shown-names": "G";
    "GET /api/get-submission-detail": "G";
    "GET /api/get-submission-list": "G";
    "GET /api/get-test-judge-result": "L";
    "GET /api/get-user-ac-result": "L";
    "GET /api/get-user-auth-info": "L";
    "GET /api/get-user-calendar-heatmap": "G";
    "GET /api/get-user-home-info": "G";
    "POST /api/get-user-problem-status": "L";
    "GET /api/get-website-config": "G";
    "GET /api/health": "G";
    "GET /api/home-carousel": "G";
    "GET /api/honors": "G";
    "GET /api/judge-languages": "G";
    "GET /api/languages": "G";
    "GET /api/live": "G";
    "POST /api/login": "G";
    "GET /api/login-puzzle": "G";
    "GET /api/logout": "L";
    "GET /api/msg/mine": "L";
    "GET /api/msg/sys": "L";
    "GET /api/msg/unread": "L";
    "GET /api/openapi.json": "G";
    "GET /api/public/file/{name}": "G";
    "GET /api/public/img/{name}": "G";
    "GET /api/quotation": "G";
    "POST /api/register": "G";
    "POST /api/register-contest": "L";
    "DELETE /api/reply": "L";
    "GET /api/reply": "G";
    "POST /api/reply": "P:reply_add";
    "POST /api/reset-password": "G";
    "GET /api/resubmit": "L";
    "GET /api/setup": "G";
    "POST /api/setup": "G";
    "PUT /api/submission": "L";
    "POST /api/submit-print-text": "L";
    "POST /api/submit-problem-judge": "P:submit";
    "POST /api/submit-problem-test-judge": "P:submit";
    "GET /api/time": "G";
    "GET /api/tools": "G";
    "GET /metrics": "G";
}
