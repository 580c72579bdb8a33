<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** How many there are beside one page of a list, and where the others are: as WordPress's own lists say it. */
final class PageHeaders {

	/** @param WP_REST_Request<array<string, mixed>> $request With `page`. */
	public static function add( WP_REST_Response $answer, WP_REST_Request $request, int $total, int $pages ): WP_REST_Response {
		$page = is_numeric( $request['page'] ) ? max( 1, (int) $request['page'] ) : 1;
		$here = add_query_arg( urlencode_deep( $request->get_query_params() ), rest_url( $request->get_route() ) );
		$answer->header( 'X-WP-Total', (string) $total );
		$answer->header( 'X-WP-TotalPages', (string) $pages );
		if ( $page > 1 ) {
			$answer->link_header( 'prev', add_query_arg( 'page', max( 1, min( $page - 1, $pages ) ), $here ) );
		}
		if ( $page < $pages ) {
			$answer->link_header( 'next', add_query_arg( 'page', $page + 1, $here ) );
		}
		return $answer;
	}
}
