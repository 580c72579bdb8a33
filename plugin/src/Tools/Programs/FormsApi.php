<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/** Forms from `vestibule()->forms()`, identified by form ID. */
final class FormsApi {

	public function __construct( private readonly FormCatalog $forms ) {}

	/**
	 * Returns one page of forms.
	 *
	 * @param array<array-key, mixed> $query Query in the shape of the contract forms-query: `status`, `search`, `page`,
	 * `per_page`.
	 * @return Page|WP_Error Arrays in the shape of the contract forms-row. Error 400 if the query is invalid.
	 */
	public function list( array $query = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => $this->forms->page( $query ) );
	}

	/**
	 * @return array<string, mixed>|null Form in any status, in the shape of the contract forms-form; null if there is
	 * none.
	 */
	public function get( int $form ): ?array {
		return $this->forms->find( $form );
	}

	/** @return array<string, mixed>|null JSON Schema of a submission; null if the form does not exist. */
	public function schema( int $form ): ?array {
		return $this->forms->schema( $form );
	}

	/**
	 * Renders the form and enqueues its scripts and styles. Call it while a page is rendered.
	 *
	 * @return string HTML of the form's block.
	 */
	public function render( int $form ): string {
		return $this->forms->render( $form );
	}
}
