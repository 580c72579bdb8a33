<?php
/** Start of PHPUnit with the extension that records the functions of each test. */

declare(strict_types=1);

require dirname( __DIR__, 3 ) . '/tests/php/bootstrap.php';
require __DIR__ . '/Hits.php';
