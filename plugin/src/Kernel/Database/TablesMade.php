<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

/** Event (Kernel\Events): the plugin's tables were made or brought up to date on a site. */
final class TablesMade {

	/** @param Once $options Takes the options that pages read. */
	public function __construct( public readonly Once $options ) {}
}
