<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** One of the parts that a field asks for, as it is where its editor set nothing. */
interface Part {

	/** What stands in the brackets of the posted name. */
	public function key(): string;

	public function label(): string;

	public function isVisible(): bool;

	public function isRequired(): bool;

	/** An HTML autofill token. */
	public function autocomplete(): string;
}
