<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/** Fired after the plugin's tables were created or updated on a site. */
final class TablesMade {

	/** @param Once $options Creates the options that pages read. */
	public function __construct( public readonly Once $options ) {}
}
