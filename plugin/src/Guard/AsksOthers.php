<?php

declare(strict_types=1);

namespace Vestibule\Guard;

defined( 'ABSPATH' ) || exit;

/** A check that sends what a visitor typed to somebody else: it is asked only while nothing else has called it spam. */
interface AsksOthers extends SpamCheck {}
