<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * A call that is made with GET (or HEAD); every other call is made with POST, and any other method is answered with
 * 405.
 */
interface GetCall extends Call {}
