<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** A type whose value comes of other answers: what is sent for it is not looked at. */
interface ComputesValue {

	/** @return list<string> The names of the fields that it is computed of. */
	public function asks( Field $field ): array;

	/**
	 * @param array<array-key, string|list<string>> $answers By posted name, in plain text, of the fields that it asks for and that are shown.
	 * @return string As it is stored.
	 */
	public function compute( Field $field, array $answers ): string;
}
