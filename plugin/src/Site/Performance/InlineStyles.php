<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance;

use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Limit for style sheets that WordPress prints into a page (docs/speed.md). */
final class InlineStyles {

	/** Further style sheets are linked. Measured in docs/performance.md. */
	private const MAX_BYTES = 100_000;

	public function __construct( private readonly SpeedSettings $settings ) {}

	/** Runs before other plugins and themes, so that they can override the value. */
	#[Hook( 'styles_inline_size_limit', 5 )]
	public function limit( mixed $limit ): mixed {
		return is_int( $limit ) && $this->settings->values()->printsStyles ? max( $limit, self::MAX_BYTES ) : $limit;
	}
}
