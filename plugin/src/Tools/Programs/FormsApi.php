<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/** The forms of `vestibule()->forms()`, named by their public number. */
final class FormsApi {

	public function __construct( private readonly FormCatalog $forms ) {}

	/**
	 * @param array<array-key, mixed> $query Of the contract forms-query: `status`, `search`, `page`, `per_page`.
	 * @return Page|WP_Error Of arrays in the shape of the contract forms-row; 400 when the query does not fit.
	 */
	public function list( array $query = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => $this->forms->page( $query ) );
	}

	/** @return array<string, mixed>|null In the shape of the contract forms-form, whatever its status; null when there is none. */
	public function get( int $form ): ?array {
		return $this->forms->find( $form );
	}

	/** @return array<string, mixed>|null JSON Schema of what a submission takes; null when there is no such form. */
	public function schema( int $form ): ?array {
		return $this->forms->schema( $form );
	}

	/** @return string HTML, as the block prints it, with the scripts and styles enqueued; while a page is being made. */
	public function render( int $form ): string {
		return $this->forms->render( $form );
	}
}
