"""What root does to the server itself, and which tests show its audit rows."""

SERVER_SHOWN_BESIDE = {
    "GET /api/file/download-db-backup": ("backup.download", "backups/test_page.py"),
    "POST /api/admin/config/db-restore": ("backup.restore", "backups/test_page.py"),
    "POST /api/admin/site-move/look": ("site.move_look", "site_move/test_hostile_dumps.py"),
    "POST /api/admin/site-move/start": ("site.move_start", "site_move/test_hostile_dumps.py"),
    "POST /api/admin/site-move/discard": ("site.move_discard", "site_move/test_hostile_dumps.py"),
    "POST /api/admin/upgrade": ("upgrade.begin", "upgrades/test_page.py"),
    "DELETE /api/admin/upgrade": ("upgrade.withdraw", "upgrades/test_page.py"),
    "PUT /api/admin/config/backup-settings": ("config.update", "backups/test_page.py"),
    "PUT /api/admin/config/backup-password": ("backup.password", "backups/test_checks.py"),
    "POST /api/admin/config/backup-check": ("backup.verify", "backups/test_checks.py"),
}
