<?php
// expected: TLE
// Takes the time limit away that PHP sets itself, and sleeps.
set_time_limit(0);
ignore_user_abort(true);
sleep(60);
