<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/** AJAX action that the class, a Kernel\Call\Call, handles (docs/architecture.md). */
#[Attribute( Attribute::TARGET_CLASS )]
final class Answers {

	public function __construct( public readonly string $action ) {}
}
