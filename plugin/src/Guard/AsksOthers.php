<?php

declare(strict_types=1);

namespace Vestibule\Guard;

defined( 'ABSPATH' ) || exit;

/** Spam check that sends the submission to a third party. It does not run if another check has already found spam. */
interface AsksOthers extends SpamCheck {}
