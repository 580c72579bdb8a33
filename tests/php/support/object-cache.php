<?php
/**
 * WordPress's non-persistent cache in place of a persistent one, for tests. tests/php/support/kept-cache.php stores its
 * contents.
 */

declare(strict_types=1);

require ABSPATH . WPINC . '/cache.php';
