<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Programs;

use Vestibule\Entries\EntryStored;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Inbox\EntriesTestCase;

/** Form 4 and a form with many field types, without listeners for submissions. */
abstract class ApiTestCase extends EntriesTestCase {

	protected FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		remove_all_actions( EntryStored::class );
	}

	/**
	 * @param list<array{string, array<string, mixed>}> $fields Types and their attributes.
	 * @return int Form ID.
	 */
	protected function form( array $fields, string $status = 'publish', string $title = 'Typed' ): int {
		$blocks = array_map( static fn ( array $field ): string => '<!-- wp:vestibule/field-' . $field[0] . ' ' . wp_json_encode( $field[1] ) . ' /-->', $fields );
		$post   = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => $status, 'post_title' => $title, 'post_content' => wp_slash( implode( '', $blocks ) ) ) );
		$number = get_post_meta( $post, 'vestibule_form_id', true );
		return is_numeric( $number ) ? (int) $number : 0;
	}

	/** @return array<string, mixed> Answers in the format of the schema of form 4. */
	protected function answers(): array {
		return array(
			'names'          => array( 'first_name' => 'Ana', 'last_name' => 'Li' ),
			'email'          => 'ana@example.com',
			'country-list'   => 'DE',
			'phone'          => '+49 30 901820',
			'input_text_1'   => 'Stadtbücherei',
			'input_text'     => 'A question',
			'input_radio'    => 'email',
			'multi_select'   => array( 'courses', 'visits' ),
			'fcal_booking_2' => array( 'start' => $this->site->freeStart(), 'timezone' => 'Europe/Berlin' ),
			'gdpr-agreement' => true,
		);
	}

	/** @return array<mixed> Values of an entry by posted name. */
	protected function stored( int $entry ): array {
		$data = json_decode( $this->row( $entry )['data'] ?? '', true );
		return is_array( $data ) ? $data : array();
	}
}
