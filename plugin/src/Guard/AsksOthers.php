<?php

declare(strict_types=1);

namespace Vestibule\Guard;

defined( 'ABSPATH' ) || exit;

/** Check that sends the submission to a third party. Skipped if another check has already found spam. */
interface AsksOthers extends SpamCheck {}
