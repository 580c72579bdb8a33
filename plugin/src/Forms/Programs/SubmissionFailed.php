<?php

declare(strict_types=1);

namespace Vestibule\Forms\Programs;

use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Kernel\Operation\OperationRefused;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Error for an API client whose submission was not stored. Contains the errors by posted name. */
final class SubmissionFailed extends OperationRefused {

	public static function of( SubmissionResult $result ): self {
		$first = array_values( $result->errors )[0][0] ?? '';
		$words = 422 === $result->status || '' === $first
			? __( 'Some answers are not valid. Nothing was saved.', 'vestibule' )
			: $first;
		$data  = array(
			'status' => $result->status,
			'errors' => array_is_list( $result->errors ) ? (object) $result->errors : $result->errors,
		);
		return new self(
			new WP_Error( 'vestibule_not_submitted', $words, $data + array_filter( array( 'data' => $result->data ) ) )
		);
	}
}
