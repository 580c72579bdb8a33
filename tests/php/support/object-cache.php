<?php
/**
 * WordPress's own cache in the place of one that lasts, for tests: tests/php/support/kept-cache.php keeps what is in it.
 */

declare(strict_types=1);

require ABSPATH . WPINC . '/cache.php';
