<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The institute's mark, a door in an arch, as the site's logo. A drawing of lines that follows the dark scheme. */
final class Logo {

	/** @param string $file The drawing. */
	public function __construct( private readonly string $file ) {}

	/** The attachment's id; 0 when the file cannot be stored, and the site then does without a logo. */
	public function attach(): int {
		return ( new Drawing( $this->file, 'demo-mark', __( 'Mark of the institute', 'vestibule' ) ) )->attach( 24, 20 );
	}
}
