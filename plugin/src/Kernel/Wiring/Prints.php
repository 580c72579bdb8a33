<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/**
 * Public method that renders a block (docs/architecture.md). WordPress passes the attributes, the inner HTML and the
 * WP_Block. The method receives as many of these arguments as it has parameters.
 */
#[Attribute( Attribute::TARGET_METHOD | Attribute::IS_REPEATABLE )]
final class Prints {

	/** @param string $block Name of the block. A name that ends in * is a prefix (Kernel\Html\BlockHtml). */
	public function __construct( public readonly string $block ) {}
}
