<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Forms\FormPostType;
use Vestibule\Outgoing\Mail\ButtonFaults;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use WP_REST_Request;

/** URLs of buttons in emails. */
final class ButtonFaultsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function addresses(): iterable {
		return Vectors::rows( 'link-addresses' );
	}

	/** @param array{address: string, isGood: bool} $row */
	#[DataProvider( 'addresses' )]
	public function test_the_url_of_a_button_in_an_email_must_be_valid( array $row ): void {
		self::assertSame( $row['isGood'], ButtonFaults::isGood( $row['address'] ), $row['address'] );
	}

	public function test_a_form_with_an_invalid_button_url_in_an_email_is_not_saved(): void {
		wp_set_current_user( 1 );
		$id = (int) wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'draft', 'post_title' => 'Form' ) );
		self::assertSame( 400, $this->save( $id, 'htps://example.org' ) );
		self::assertSame( 200, $this->save( $id, 'https://example.org/page' ) );
		self::assertSame( 200, $this->save( $id, '' ) );
	}

	private function save( int $id, string $address ): int {
		$button  = '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="' . $address . '">Go</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
		$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-forms/{$id}" );
		$request->set_body_params( array( 'meta' => array( 'vestibule_form_notifications' => array( 'list' => array( array( 'id' => 'owner', 'body' => $button ) ) ) ) ) );
		return rest_get_server()->dispatch( $request )->get_status();
	}
}
