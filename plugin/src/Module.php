<?php

declare(strict_types=1);

namespace Vestibule;

/** One feature of the plugin, as the composition root sees it. */
interface Module {

	/** Adds hooks; reading, asking the database and printing happen when WordPress calls them. */
	public function register(): void;
}
