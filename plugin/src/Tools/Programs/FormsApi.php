<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/** API for forms: `vestibule()->forms()`. Forms are identified by their form ID. */
final class FormsApi {

	public function __construct( private readonly FormCatalog $forms ) {}

	/**
	 * Returns one page of forms.
	 *
	 * @param array<array-key, mixed> $query Data that matches the contract forms-query: `status`, `search`, `page`,
	 * `per_page`.
	 * @return Page|WP_Error Rows that match the contract forms-row. The error has the status 400 if the query is
	 * invalid.
	 */
	public function list( array $query = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => $this->forms->page( $query ) );
	}

	/**
	 * @return array<string, mixed>|null Form with any status. Matches the contract forms-form. Null if it doesn't
	 * exist.
	 */
	public function get( int $form ): ?array {
		return $this->forms->find( $form );
	}

	/** @return array<string, mixed>|null JSON Schema of a submission. Null if the form doesn't exist. */
	public function schema( int $form ): ?array {
		return $this->forms->schema( $form );
	}

	/**
	 * Renders a form, and enqueues its scripts and styles. Must be called while a page is rendered.
	 *
	 * @return string HTML of the form block.
	 */
	public function render( int $form ): string {
		return $this->forms->render( $form );
	}
}
