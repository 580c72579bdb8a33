<?php

declare(strict_types=1);

namespace Vestibule;

/** One feature of the plugin, as the composition root sees it. */
interface Module {

	/** Adds hooks and nothing else; work happens when WordPress calls them. */
	public function register(): void;
}
