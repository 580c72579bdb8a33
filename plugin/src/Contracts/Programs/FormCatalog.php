<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Programs;

use WP_Error;

/** Forms as programs see them. Who may see them is the caller's to decide. */
interface FormCatalog {

	/**
	 * @param array<array-key, mixed> $query Of the contract forms-query.
	 * @param list<int>|null          $only  Public numbers; null stands for all.
	 * @return Page|WP_Error Of the contract forms-row; 400 when the query does not fit.
	 */
	public function page( array $query = array(), ?array $only = null ): Page|WP_Error;

	/** @return array<string, mixed>|null Of the contract forms-form, in any status; null when there is none. */
	public function find( int $form ): ?array;

	/** @return array<string, mixed>|null JSON Schema of the answers that a submission takes; null when there is no such form. */
	public function schema( int $form ): ?array;

	/** @return string The form's HTML, as its block prints it; for a form that visitors do not see what they see instead. */
	public function render( int $form ): string;
}
