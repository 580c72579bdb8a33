<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/**
 * Calls a public method once per request, before the block is rendered for the first time (docs/architecture.md). Use
 * the attribute for filters that only pages with the block need.
 */
#[Attribute( Attribute::TARGET_METHOD | Attribute::IS_REPEATABLE )]
final class BeforeBlock {

	/**
	 * @param string $name Block name, attribute of any block (`vestibuleReveal`), or class in the HTML of any block
	 *                     (`vestibule-slide-init`).
	 */
	public function __construct( public readonly string $name ) {}
}
