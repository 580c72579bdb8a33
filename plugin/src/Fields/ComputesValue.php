<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** Field type whose value is computed from other answers. Submitted values are ignored. */
interface ComputesValue {

	/** @return list<string> Names of the fields used in the computation. */
	public function asks( Field $field ): array;

	/**
	 * @param array<array-key, string|list<string>> $answers Plain-text answers by posted name, of the visible fields in
	 * asks().
	 * @return string Value to store.
	 */
	public function compute( Field $field, array $answers ): string;
}
