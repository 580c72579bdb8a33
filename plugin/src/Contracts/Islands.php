<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** Lets a feature say that its part of the page is taken over by the browser. */
interface Islands {

	/** The script module that watches what a visitor does, on every page that has anything to bring. */
	public const LOADER = 'vestibule/loader';

	/**
	 * @param string       $island The folder's name below blocks/, as in data-island.
	 * @param list<string> $soon   Chunks that it will ask for; browsers fetch them with its script when the part comes
	 * near the window and they have nothing to do. Without any its script waits for the visitor.
	 */
	public function need( string $island, array $soon = array() ): void;
}
