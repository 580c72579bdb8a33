<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Demo;

use WP_REST_Request;
use WP_REST_Response;

/** REST route behind the demo button in wp-admin. */
final class RoutesTest extends DemoTestCase {

	/** @param array<string, string> $values */
	private function call( string $method, array $values = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/vestibule/v1/demo' );
		$request->set_body_params( $values );
		return rest_do_request( $request );
	}

	public function test_the_demo_steps_create_the_whole_demo_and_content_kept_on_removal_is_returned_with_links(): void {
		wp_set_current_user( 1 );
		foreach ( $this->demo->steps() as $step ) {
			self::assertSame( 200, $this->call( 'POST', array( 'step' => $step ) )->get_status(), $step );
		}
		$rows = $this->rows();
		do_action( 'vestibule/seed_demo' );
		self::assertSame( $rows, $this->rows(), 'Creating the demo again adds nothing.' );
		$page = $this->page( 'imprint' )->ID;
		wp_update_post( array( 'ID' => $page, 'post_content' => 'Us.' ) );
		$kept = array( 'id' => $page, 'title' => 'Imprint', 'reason' => 'It was edited.', 'link' => get_edit_post_link( $page, 'raw' ) );
		self::assertSame( array( 'kept' => array( $kept ) ), $this->call( 'DELETE' )->get_data() );
	}

	public function test_the_demo_route_needs_permission_and_a_valid_step(): void {
		$rows = $this->rows();
		self::assertSame( 401, $this->call( 'POST', array( 'step' => 'pages' ) )->get_status() );
		self::assertSame( 401, $this->call( 'DELETE' )->get_status() );
		wp_set_current_user( 1 );
		self::assertSame( 400, $this->call( 'POST', array( 'step' => 'everything' ) )->get_status() );
		self::assertSame( $rows, $this->rows() );
	}
}
