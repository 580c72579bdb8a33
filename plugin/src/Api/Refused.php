<?php

declare(strict_types=1);

namespace Vestibule\Api;

use Vestibule\Contracts\Programs\SubmissionResult;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A submission that was not stored, as REST and abilities answer it. */
final class Refused {

	public static function answer( SubmissionResult $result ): WP_Error {
		$first = array_values( $result->errors )[0][0] ?? '';
		$words = 422 === $result->status || '' === $first ? __( 'Some answers do not fit the form. Nothing was saved.', 'vestibule' ) : $first;
		$data  = array( 'status' => $result->status, 'errors' => array_is_list( $result->errors ) ? (object) $result->errors : $result->errors );
		return new WP_Error( 'vestibule_not_submitted', $words, $data + array_filter( array( 'data' => $result->data ) ) );
	}
}
