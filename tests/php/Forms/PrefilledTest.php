<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Contract\FormSettings;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\View\PrefilledValues;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Tests\Fields\FieldRow;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Default values of fields before a visitor types. */
final class PrefilledTest extends TestCase {

	protected function tearDown(): void {
		$_GET = array();
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'prefill' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_url_parameters_fill_in_the_fields_that_use_them( array $row ): void {
		/** @var array{field: array<string, mixed>, query: string, values: array<string, mixed>} $row */
		$prefill = is_array( $row['field']['prefill'] ?? null ) ? $row['field']['prefill'] : array();
		$field   = FieldRow::field( array( 'prefill' => array( 'source' => 'query' ) + $prefill ) + $row['field'] );
		parse_str( $row['query'], $_GET );
		$_GET = wp_slash( $_GET );
		self::assertEquals( $row['values'], ( new PrefilledValues( new RequestReader() ) )->values( new FormDefinition( 1, 1, '', array( $field ), new FormSettings() ) ) );
	}

	#[Group( 'mariadb' )]
	public function test_a_page_that_is_prefilled_by_url_parameters_must_not_be_cached_publicly(): void {
		update_option( 'template', 'twentytwentyfive' );
		update_option( 'stylesheet', 'twentytwentyfive' );
		$form = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Form', 'post_content' => '<!-- wp:vestibule/field-text {"name":"subject","label":"Subject","prefill":{"source":"query","name":"subject"}} /-->' ) );
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" ) );
		$get  = static fn ( string $query ): array => (array) wp_remote_get( home_url( "/?page_id={$page}{$query}" ), array( 'timeout' => 30 ) );
		self::assertStringContainsString( 'value="Hello"', (string) wp_remote_retrieve_body( $get( '&subject=Hello' ) ) );
		$header = static fn ( string $query ): string => implode( (array) wp_remote_retrieve_header( $get( $query ), 'cache-control' ) );
		self::assertStringContainsString( 'private', $header( '&subject=Hello' ) );
		self::assertStringNotContainsString( 'private', $header( '' ) );
	}

	public function test_a_default_text_is_printed_in_the_field(): void {
		$html = $this->printed( 'text', array( 'source' => 'text', 'value' => 'Hello "you"' ) );
		self::assertStringContainsString( 'value="Hello &quot;you&quot;"', $html );
		self::assertStringNotContainsString( 'data-prefill', $html );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function days(): iterable {
		return Vectors::rows( 'start-days' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'days' )]
	public function test_a_default_date_relative_to_today_is_computed_in_the_browser( array $row ): void {
		/** @var array{starts: string, printed: array<string, string>} $row */
		$field = FieldRow::field( array( 'type' => 'date', 'name' => 'day', 'prefill' => array( 'source' => 'text', 'value' => $row['starts'] ) ) );
		$form  = new FormDefinition( 1, 1, '', array( $field ), new FormSettings() );
		self::assertSame( $row['printed'], ( new PrefilledValues( new RequestReader() ) )->values( $form ) );
		self::assertSame( array() === $row['printed'] ? array( 'day' => $row['starts'] ) : array(), PrefilledValues::days( $form ) );
	}

	public function test_a_page_with_a_relative_default_date_prints_no_fixed_date(): void {
		$html = $this->printed( 'date', array( 'source' => 'text', 'value' => '+3 days' ) );
		self::assertStringContainsString( 'data-start-days="{&quot;topic&quot;:&quot;+3 days&quot;}" data-zone="UTC"', $html );
		self::assertStringNotContainsString( 'data-start-days', $this->printed( 'date', array( 'source' => 'text', 'value' => '2026-03-31' ) ) );
		self::assertDoesNotMatchRegularExpression( '/value="20\d\d-/', $html );
	}

	public function test_a_url_parameter_overrides_the_default_text(): void {
		$set = array( 'source' => 'query', 'parameter' => 'course', 'value' => 'None' );
		self::assertStringContainsString( 'value="None"', $this->printed( 'text', $set ) );
		$_GET = array( 'course' => 'B1' );
		$html = $this->printed( 'text', $set );
		self::assertStringContainsString( 'value="B1"', $html );
		self::assertStringContainsString( 'data-prefill="{&quot;topic&quot;:&quot;course&quot;}"', $html );
	}

	public function test_a_field_is_prefilled_only_with_the_data_of_the_logged_in_user(): void {
		$set = array( 'source' => 'user', 'detail' => 'email' );
		self::assertStringContainsString( 'value=""', $this->printed( 'email', $set ) );
		$user = wp_insert_user( array( 'user_login' => 'ana' . wp_rand(), 'user_pass' => 'x', 'user_email' => 'ana' . wp_rand() . '@example.org', 'first_name' => 'Ana', 'last_name' => 'Li' ) );
		self::assertIsInt( $user );
		wp_set_current_user( $user );
		self::assertStringContainsString( wp_get_current_user()->user_email, $this->printed( 'email', $set ) );
		$name = $this->printed( 'name', array( 'source' => 'user' ) );
		self::assertStringContainsString( 'value="Ana"', $name );
		self::assertStringContainsString( 'value="Li"', $name );
	}

	public function test_a_field_can_be_prefilled_with_the_title_or_url_of_the_page(): void {
		$page = self::createPage();
		$this->goTo( $page );
		self::assertStringContainsString( 'value="Rooms &amp; prices"', $this->printed( 'text', array( 'source' => 'page' ) ) );
		self::assertStringContainsString( esc_url( (string) get_permalink( $page ) ), $this->printed( 'url', array( 'source' => 'page', 'detail' => 'url' ) ) );
	}

	public function test_the_prefill_filter_can_fill_in_a_field_that_has_no_default_value(): void {
		$say = static fn ( string $text, object $field ): string => '' === $text && 'topic' === ( $field->name ?? '' ) ? 'From code' : $text;
		add_filter( 'vestibule/prefill', $say, 10, 2 );
		self::assertStringContainsString( 'value="From code"', $this->printed( 'text', array() ) );
		self::assertStringContainsString( 'value="Mine"', $this->printed( 'text', array( 'source' => 'text', 'value' => 'Mine' ) ) );
		remove_filter( 'vestibule/prefill', $say );
	}

	public function test_agreement_and_file_and_calculation_and_hidden_fields_are_not_prefilled(): void {
		$_GET = array( 'topic' => '1' );
		foreach ( array( 'agreement', 'terms', 'file', 'calculation', 'hidden' ) as $type ) {
			$html = $this->printed( $type, array( 'source' => 'query' ) );
			self::assertStringNotContainsString( ' checked', $html, $type );
			self::assertStringNotContainsString( 'value="1" type="hidden"', $html, $type );
		}
	}

	public function test_a_form_with_an_invalid_default_value_is_not_published(): void {
		wp_set_current_user( 1 );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/vestibule-forms' );
		$request->set_body_params( array( 'status' => 'publish', 'title' => 'T', 'content' => self::block( 'email', array( 'source' => 'text', 'value' => 'no address' ) ) ) );
		$answer = rest_do_request( $request );
		self::assertSame( 400, $answer->get_status() );
		self::assertStringContainsString( ' is not valid: ', (string) wp_json_encode( $answer->get_data() ) );
	}

	/** @param array<string, string> $prefill */
	private function printed( string $type, array $prefill ): string {
		$form = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Prefilled', 'post_content' => wp_slash( self::block( $type, $prefill ) ) ) );
		return do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" );
	}

	/** @param array<string, string> $prefill */
	private static function block( string $type, array $prefill ): string {
		return "<!-- wp:vestibule/field-{$type} " . wp_json_encode( array( 'name' => 'topic', 'prefill' => $prefill ) ) . ' /-->';
	}

	private static function createPage(): int {
		return (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Rooms &amp; prices' ) );
	}

	private function goTo( int $page ): void {
		global $wp_query;
		$wp_query->query( array( 'page_id' => $page ) );
	}
}
