<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Forms\FormNumbers;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Wiring\Hook;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * REST route GET vestibule/v1/forms/{id}/taken: returns the used spots and the number of waiting entries, for users who
 * may edit the form (contract form-taken).
 */
final class TakenRoute {

	public function __construct(
		private readonly Forms $forms,
		private readonly FormNumbers $numbers,
		private readonly Admission $admission
	) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		$may = static fn ( WP_REST_Request $request ): bool =>
			FormPostType::NAME === get_post_type( RestRoutes::number( $request ) )
			&& current_user_can( 'edit_post', RestRoutes::number( $request ) );
		( new RestRoutes( $may ) )->add(
			'GET',
			RestRoutes::FORM . '/taken',
			fn ( WP_REST_Request $request ): array => $this->taken( RestRoutes::number( $request ) )
		);
	}

	/** @return array{total: int, options: object, waiting: object} */
	private function taken( int $post ): array {
		$form  = $this->forms->findInAnyStatus( $this->numbers->forPost( $post ) );
		$taken = null === $form ? array() : $this->admission->taken( $form );
		$shown = static fn ( array $fields ): object =>
			(object) array_map( static fn ( array $options ): object => (object) $options, $fields );
		return array(
			'total'   => $taken['']['total'] ?? 0,
			'options' => $shown( array_diff_key( $taken, array( '' => true ) ) ),
			'waiting' => $shown( null === $form ? array() : $this->admission->waiting( $form ) ),
		);
	}
}
