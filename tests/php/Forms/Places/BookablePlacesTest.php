<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Places;

use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Tree\BlockReader;
use Vestibule\Forms\Places\BookablePlaces;
use Vestibule\Forms\Places\FormPages;
use Vestibule\Forms\Places\Places;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;
use WP_REST_Request;

/** Forms and pages that can book an appointment type, listed on its screen. */
final class BookablePlacesTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		new FormSite();
		wp_set_current_user( 1 );
		foreach ( get_posts( array( 'post_type' => array( 'vestibule_form', 'vestibule_event' ), 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
	}

	public function test_the_forms_that_book_an_appointment_type_are_listed_with_their_pages(): void {
		$first  = $this->post( 'vestibule_event', 'Consultation' );
		$second = $this->post( 'vestibule_event', 'Check-up' );
		$named  = $this->post( 'vestibule_form', 'Check-up', "<!-- wp:vestibule/step --><!-- wp:vestibule/field-appointment {\"event\":{$second}} /--><!-- /wp:vestibule/step -->" );
		$this->post( 'vestibule_form', 'Default', '<!-- wp:vestibule/field-appointment /-->' );
		$this->post( 'vestibule_form', 'Draft', "<!-- wp:vestibule/field-appointment {\"event\":{$second}} /-->", 'draft' );
		$this->post( 'vestibule_form', 'Gone', "<!-- wp:vestibule/field-appointment {\"event\":{$second}} /-->", 'trash' );
		$this->post( 'vestibule_form', 'Contact', '<!-- wp:vestibule/field-email /-->' );
		$page = $this->post( 'page', 'Book a check-up', "<!-- wp:vestibule/booking {\"ref\":{$named}} /-->" );

		self::assertSame( array( 'Default' => array() ), $this->placesOf( $first ) );
		self::assertSame( array( 'Check-up' => array( 'Book a check-up' ), 'Draft' => array() ), $this->placesOf( $second ) );
		$form = $this->answer( $second )[0];
		self::assertIsArray( $form );
		self::assertSame( array( 'publish', get_edit_post_link( $named, 'raw' ) ), array( $form['status'], $form['edit'] ) );
		self::assertIsArray( $form['places'] );
		self::assertSame( array( get_permalink( $page ) ), array_column( $form['places'], 'view' ) );
	}

	public function test_forms_with_a_booking_field_of_another_plugin_are_listed_with_their_pages(): void {
		add_action( 'vestibule/register_field_types', static fn ( FieldTypes $types ) => $types->add( new Visit() ) );
		$site  = new FormSite();
		$event = $this->post( 'vestibule_event', 'Tour' );
		$form  = $this->post( 'vestibule_form', 'Visit us', "<!-- wp:vestibule/field-visit {\"event\":{$event}} /-->" );
		$page  = $this->post( 'page', 'Visit', "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" );
		$found = ( new BookablePlaces( Wired::of( Places::class ), $site->book, Wired::of( BlockReader::class ), $site->types ) )->forEvent( $event );
		self::assertSame( array( array( 'Visit us', array( 'Visit' ) ) ), array_map( static fn ( array $one ): array => array( $one['title'], array_column( $one['places'], 'title' ) ), $found ) );
		self::assertSame( array( $page ), ( new FormPages( $site->database, static fn (): FieldTypes => $site->types ) )->of( $event, 'vestibule_event' ) );
	}

	/** @return array<string, list<string>> Titles of pages by the title of their form. */
	private function placesOf( int $event ): array {
		$found = array();
		foreach ( $this->answer( $event ) as $form ) {
			self::assertIsArray( $form );
			self::assertIsString( $form['title'] );
			self::assertIsArray( $form['places'] );
			$found[ $form['title'] ] = array_column( $form['places'], 'title' );
		}
		ksort( $found );
		return $found;
	}

	/** @return list<mixed> */
	private function answer( int $event ): array {
		$answer = rest_do_request( new WP_REST_Request( 'GET', "/vestibule/v1/appointment-types/{$event}/places" ) );
		self::assertSame( 200, $answer->get_status() );
		$data = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		self::assertIsArray( $data );
		return array_values( $data );
	}

	private function post( string $type, string $title, string $content = '', string $status = 'publish' ): int {
		return (int) wp_insert_post( array( 'post_type' => $type, 'post_title' => $title, 'post_content' => $content, 'post_status' => $status ) );
	}
}
