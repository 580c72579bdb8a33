<?php

declare(strict_types=1);

namespace Vestibule\Entries\Edit;

use Vestibule\Entries\Routes;
use Vestibule\Form\AnswerEditing;
use WP_Error;
use WP_REST_Request;

/** Edits what was answered: GET and POST vestibule/v1/entries/{id}/answers. */
final class AnswerRoutes {

	public function __construct(
		private readonly Routes $routes,
		private readonly AnswerEditing $editing,
		private readonly AnswerChange $change,
	) {}

	public function register(): void {
		$values = array(
			'type'                 => 'object',
			'required'             => true,
			'maxProperties'        => 300,
			'additionalProperties' => array( 'type' => array( 'string', 'array' ), 'items' => array( 'type' => 'string', 'maxLength' => 1000 ), 'maxItems' => 200, 'maxLength' => 20000 ),
		);
		$path = Routes::ONE . '/answers';
		$this->routes->add( 'GET', $path, array(), 'entries-answer', fn ( WP_REST_Request $request ): array|WP_Error => $this->editing->answers( Routes::number( $request, 'id' ) ) ?? AnswerChange::gone() );
		$this->routes->add( 'POST', $path, array( 'values' => $values ), 'entries-answer', $this->change( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>|WP_Error
	 */
	private function change( WP_REST_Request $request ): array|WP_Error {
		$values  = $request['values'];
		$changes = $this->change->change( Routes::number( $request, 'id' ), is_array( $values ) ? $values : array() );
		return $changes instanceof WP_Error ? $changes : array( 'changes' => $changes );
	}
}
