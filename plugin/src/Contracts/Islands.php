<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** Lets a feature say that its part of the page is taken over by the browser. */
interface Islands {

	/** @param string $island The folder's name below blocks/, as in data-island. */
	public function need( string $island ): void;
}
