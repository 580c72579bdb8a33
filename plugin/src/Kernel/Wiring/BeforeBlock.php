<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/**
 * Calls a public method once per request, before the block is rendered for the first time (docs/architecture.md). Use
 * the attribute for filters that are needed only on pages with the block.
 */
#[Attribute( Attribute::TARGET_METHOD | Attribute::IS_REPEATABLE )]
final class BeforeBlock {

	/**
	 * @param string $name Name of a block, of an attribute on any block (such as `vestibuleReveal`), or of a class in
	 * the HTML of any block (such as `vestibule-slide-init`).
	 */
	public function __construct( public readonly string $name ) {}
}
