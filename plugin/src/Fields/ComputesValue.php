<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** Field type that computes its value from other answers. Submitted values are ignored. */
interface ComputesValue {

	/** @return list<string> Names of the fields that the computation uses. */
	public function asks( Field $field ): array;

	/**
	 * @param array<array-key, string|list<string>> $answers Plain-text answers by input name. Contains only visible
	 * fields from asks().
	 * @return string Value to store.
	 */
	public function compute( Field $field, array $answers ): string;
}
