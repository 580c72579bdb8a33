<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Places\ShownForms;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** Block "Book an appointment": a form that starts with its calendar. */
final class CalendarFirstTest extends TestCase {

	private const WHEN = '<!-- wp:vestibule/field-appointment {"name":"when","label":"When","required":true} /-->';

	public function test_a_booking_block_moves_the_calendar_into_the_first_step(): void {
		$site = new FormSite();
		$form = $site->forms->byFormId( 4 );
		self::assertNotNull( $form );
		$html = $this->printed( $form->postId );
		self::assertSame( array( 'fcal_booking_2', 'names', 'email', 'country-list', 'phone', 'input_text_1', 'input_text', 'input_radio', 'multi_select', 'description', 'gdpr-agreement', 'terms-n-condition', 'terms-n-condition_1' ), $this->fields( $html ) );
		self::assertStringContainsString( 'Step 1 of 2 – Choose a time', $html );
		self::assertStringContainsString( 'Step 2 of 2 – Your details', $html );
		preg_match_all( '#<h2 class="wp-block-heading">([^<]*)</h2>#', $html, $headings );
		self::assertSame( array( 'You', 'Your enquiry', 'Agreements' ), $headings[1] );
		self::assertStringContainsString( 'is-calendar-first', $html );
		self::assertStringContainsString( 'wp-block-vestibule-booking', $html );
		self::assertStringContainsString( 'wp-block-vestibule-form', $html );
		$plain = do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form->postId}} /-->" );
		self::assertStringNotContainsString( 'is-calendar-first', $plain );
		self::assertSame( 'names', $this->fields( $plain )[0] );
	}

	/** @param array{kind: string, text: string} $place */
	#[DataProvider( 'places' )]
	public function test_duration_and_location_of_the_appointment_are_shown_above_the_calendar( array $place, string $words ): void {
		$event = ( new FormSite() )->event();
		update_post_meta( $event, 'vestibule_event', array( 'duration' => 120, 'capacity' => 3, 'place' => $place ) );
		wp_cache_flush();
		update_option( 'start_of_week', '0' );
		$html = $this->printed( $this->formWith( str_replace( '"name"', "\"event\":{$event},\"name\"", self::WHEN ) )->postId );
		self::assertStringContainsString( '<strong>' . get_the_title( $event ) . "</strong><span>2 hours</span>{$words}</div>", $html );
		self::assertStringContainsString( '<span class="vestibule-time__left"> 3 left</span>', $html );
		self::assertStringContainsString( '<tr><th scope="col" abbr="Sunday">', $html );
	}

	/** @return iterable<string, array{array{kind: string, text: string}, string}> */
	public static function places(): iterable {
		yield 'no location' => array( array( 'kind' => 'none', 'text' => '' ), '' );
		yield 'an address' => array( array( 'kind' => 'address', 'text' => "Am Arkadenhof 7\n10969 Berlin" ), '<span>Am Arkadenhof 7, 10969 Berlin</span>' );
		yield 'a video call with a private link' => array( array( 'kind' => 'video', 'text' => 'https://meet.example/secret' ), '<span>Video call</span>' );
		yield 'a phone call' => array( array( 'kind' => 'phone', 'text' => '+49 30 1' ), '<span>By phone</span>' );
	}

	public function test_a_form_with_steps_keeps_its_steps_after_the_calendar_step(): void {
		$form = $this->formWith(
			'<!-- wp:vestibule/step {"title":"You"} --><!-- wp:vestibule/field-email {"name":"email"} /--><!-- /wp:vestibule/step -->'
			. '<!-- wp:vestibule/step {"title":"When"} --><!-- wp:heading --><h2 class="wp-block-heading">When</h2><!-- /wp:heading -->' . self::WHEN . '<!-- /wp:vestibule/step -->'
			. '<!-- wp:vestibule/step {"title":"What"} --><!-- wp:vestibule/field-textarea {"name":"what"} /--><!-- /wp:vestibule/step -->'
		);
		$html = $this->printed( $form->postId );
		self::assertSame( array( 'when', 'email', 'what' ), $this->fields( $html ) );
		preg_match_all( '#Step \d of \d – [A-Z][a-z ]+#', $html, $labels );
		self::assertSame( array( 'Step 1 of 3 – Choose a time', 'Step 2 of 3 – You', 'Step 3 of 3 – What' ), array_values( array_unique( $labels[0] ) ) );
	}

	public function test_conditional_groups_still_work_after_the_calendar_has_been_moved(): void {
		$rule = '{"match":"all","rules":[{"field":"email","operator":"equals","value":"a@example.org"}]}';
		$form = $this->formWith(
			'<!-- wp:vestibule/field-email {"name":"email"} /-->'
			. "<!-- wp:group {\"vestibuleConditions\":{$rule}} --><div class=\"wp-block-group\"><!-- wp:vestibule/field-text {\"name\":\"one\"} /--></div><!-- /wp:group -->"
			. '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Choose.</p><!-- /wp:paragraph -->' . self::WHEN . '<!-- wp:vestibule/field-text {"name":"two"} /--></div><!-- /wp:group -->'
		);
		$html = $this->printed( $form->postId );
		self::assertSame( array( 'when', 'email', 'one', 'two' ), $this->fields( $html ) );
		self::assertStringContainsString( '>Choose.</p>', $html );
		self::assertMatchesRegularExpression( '#data-conditions="\#1"[^>]*hidden|hidden[^>]*data-conditions="\#1"#', $html );
	}

	public function test_a_booking_block_prints_a_form_without_an_appointment_unchanged(): void {
		$form = $this->formWith( '<!-- wp:vestibule/field-email {"name":"email"} /-->' );
		$html = $this->printed( $form->postId );
		self::assertSame( array( 'email' ), $this->fields( $html ) );
		self::assertStringNotContainsString( 'vestibule-step', $html );
	}

	public function test_an_appointment_field_in_a_repeater_is_not_printed(): void {
		$rows = '<!-- wp:vestibule/field-repeater {"name":"rows"} --><!-- wp:vestibule/field-text {"name":"a"} /-->' . self::WHEN . '<!-- /wp:vestibule/field-repeater -->';
		$html = $this->printed( $this->formWith( '<!-- wp:vestibule/field-email {"name":"email"} /-->' . $rows )->postId );
		self::assertSame( array( 'email', 'rows' ), $this->fields( $html ) );
		self::assertStringNotContainsString( 'vestibule-step', $html );
	}

	public function test_a_booking_block_prints_nothing_without_a_form_and_a_message_if_its_form_is_missing(): void {
		self::assertSame( '', $this->printed( 0 ) );
		self::assertStringContainsString( 'vestibule-unavailable', $this->printed( 999999 ) );
	}

	public function test_a_page_with_a_booking_block_is_found_as_a_page_that_shows_the_form(): void {
		self::assertSame( array( 7 ), ShownForms::in( '<!-- wp:vestibule/booking {"ref":7} /-->' ) );
	}

	private function formWith( string $blocks ): FormDefinition {
		$post = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Booked', 'post_content' => wp_slash( $blocks ) ) );
		$form = ( new FormSite() )->forms->byPost( $post );
		self::assertNotNull( $form );
		return $form;
	}

	private function printed( int $ref ): string {
		return do_blocks( "<!-- wp:vestibule/booking {\"ref\":{$ref}} /-->" );
	}

	/** @return list<string> */
	private function fields( string $html ): array {
		preg_match_all( '/data-field="([^"]+)"/', $html, $found );
		return $found[1];
	}
}
