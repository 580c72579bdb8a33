<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use Vestibule\Forms\Admin\FormCloser;
use Vestibule\Forms\Admin\LimitCell;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Tests\Wired;

/** Forms whose options are all full, and limits in the list of forms (docs/limits.md). */
final class FullOptionsTest extends LimitsTestCase {

	public function test_a_form_is_full_when_a_required_field_has_no_available_option(): void {
		$this->form( array( 'fullMessage' => 'See you next year.' ), self::content( '"required":true' ) );
		self::assertSame( 'open', $this->state()['state'] );
		$this->sent( array( 'day' => 'fri' ) );
		self::assertSame( 'open', $this->state()['state'] );
		$this->sent( array( 'day' => 'sat' ) );
		$state = $this->state();
		self::assertSame( 'full', $state['state'] );
		self::assertIsString( $state['html'] );
		self::assertSame( '<p>See you next year.</p>', trim( $state['html'] ) );
		self::assertStringContainsString( 'See you next year.', $this->printed() );
		foreach ( array( array(), array( 'day' => 'fri' ) ) as $values ) {
			$answer = $this->send( $values );
			self::assertSame( array( 409, array( 'form' => array( 'All spots are taken.' ) ) ), array( $answer->status, $this->errors( $answer ) ) );
		}
	}

	public function test_a_form_with_a_full_field_stays_open_if_the_field_is_optional_or_accepts_other_answers(): void {
		$cases = array(
			'"required":false',
			'"required":true,"waitingList":true',
			'"required":true,"other":true',
			'"required":true,"conditions":{"rules":[{"field":"code","operator":"empty","value":""}]}',
		);
		foreach ( $cases as $attributes ) {
			$this->form( array(), self::content( $attributes ) );
			$this->sent( array( 'day' => 'fri' ) );
			$this->sent( array( 'day' => 'sat' ) );
			self::assertSame( 'open', $this->state()['state'], $attributes );
		}
	}

	public function test_the_list_of_forms_shows_whether_a_form_is_open_or_full(): void {
		$cell = new LimitCell( $this->site->forms, Wired::of( Admission::class ) );
		$this->form( array(), self::content( '"required":true' ) );
		$this->sent( array( 'day' => 'fri' ) );
		$this->sent( array( 'day' => 'sat' ) );
		self::assertSame( 'Full', $cell->html( $this->post ) );
		$this->form( array( 'entries' => 20, 'closesAt' => '2100-01-01T10:00' ), self::content( '"waitingList":true' ) );
		$this->sent( array( 'day' => 'fri' ) );
		$this->sent( array( 'day' => 'fri' ) );
		self::assertSame( 'Open until Fri 1 Jan 2100, 10:00<br>2 of 20 spots taken<br>1 waiting', $cell->html( $this->post ) );
		$this->form();
		self::assertSame( '', $cell->html( $this->post ) );
	}

	public function test_a_closed_form_keeps_its_other_limits_and_can_be_reopened(): void {
		$closer = new FormCloser( $this->site->clock );
		$this->form( array( 'entries' => 20, 'fullMessage' => 'A "B"' ) );
		self::assertTrue( $closer->isOpen( $this->post ) );
		$before = get_post_meta( $this->post, 'vestibule_form_limits', true );
		$closer->close( $this->post );
		$this->site->forms->forget();
		self::assertSame( array( 'closed', true, false ), array( $this->state()['state'], $closer->isClosed( $this->post ), $closer->isOpen( $this->post ) ) );
		$closer->reopen( $this->post );
		$this->site->forms->forget();
		self::assertSame( 'open', $this->state()['state'] );
		self::assertEquals( array( 'closesAt' => '' ) + (array) $before, get_post_meta( $this->post, 'vestibule_form_limits', true ) );
	}

	private static function content( string $attributes ): string {
		return '<!-- wp:vestibule/field-text {"name":"code","label":"Code"} /--><!-- wp:vestibule/field-radio {"name":"day","label":"Day",' . $attributes
			. ',"options":[{"value":"fri","label":"Friday","places":1},{"value":"sat","label":"Saturday","places":1}]} /-->';
	}
}
