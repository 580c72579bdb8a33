<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/**
 * Public method or property that provides an object of its type, for objects that can't be created automatically
 * (docs/architecture.md).
 */
#[Attribute( Attribute::TARGET_METHOD | Attribute::TARGET_PROPERTY )]
final class Makes {}
