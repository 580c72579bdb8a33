<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/** Public method or property that provides the object of its type, where a constructor can't (docs/architecture.md). */
#[Attribute( Attribute::TARGET_METHOD | Attribute::TARGET_PROPERTY )]
final class Makes {}
