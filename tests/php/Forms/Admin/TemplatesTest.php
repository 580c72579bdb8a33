<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Forms\Admin\Templates\Templates;
use Vestibule\Forms\Files\UploadCall;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\File\PrivateFolder;
use Vestibule\Tests\Entries\Files\Samples;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;
use Vestibule\Tests\Wired;
use WP_Block_Type_Registry;
use WP_REST_Request;

/**
 * Form templates that an editor can publish and a visitor can submit.
 *
 * @phpstan-import-type Template from Templates
 */
final class TemplatesTest extends SubmitTestCase {

	private const PERSON = array( 'names' => array( 'first_name' => 'Ana', 'last_name' => 'Li' ), 'email' => 'ana@example.com', 'gdpr-agreement' => 'on' );

	private Samples $samples;
	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->samples = new Samples();
		$this->folder  = sys_get_temp_dir() . '/vestibule-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		add_filter( 'vestibule/uploads_folder', fn (): string => $this->folder );
	}

	protected function tearDown(): void {
		( new PrivateFolder() )->remove();
		is_dir( $this->folder ) && rmdir( $this->folder );
		$this->samples->forget();
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>, string}> Template, submitted values and text of the
	 * confirmation.
	 */
	public static function sent(): iterable {
		$weekday = ( new \DateTimeImmutable( 'next tuesday +1 week' ) )->format( 'Y-m-d' );
		$soon    = ( new \DateTimeImmutable( '+3 days' ) )->format( 'Y-m-d' );
		$order   = array( 'product' => '12', 'quantity' => '3', 'delivery' => '4.9' );
		$address = array( 'street' => 'Lindenstraße 1', 'postcode' => '10969', 'city' => 'Berlin', 'country' => 'DE' );
		yield 'contact' => array( 'contact', array( 'description' => 'Hello' ), 'Thank you for your message' );
		yield 'callback' => array( 'callback', array( 'phone' => '+4930901820', 'time' => 'Any time', 'day' => $weekday ), '+49 30 901820' );
		yield 'appointment' => array( 'appointment', array( 'appointment' => '{time}' ), 'You’re booked: ' );
		yield 'quote' => array( 'quote', array( 'services' => array( 'Advice' ), 'project' => 'A garden', 'budget' => 'Not decided yet', 'plans' => '{file}' ), 'within five working days' );
		yield 'order' => array( 'order', $order + array( 'address' => $address ), '40.90' );
		yield 'event' => array( 'event', array( 'session' => 'Sunday, 11:00', 'needs' => array( 'Step-free access' ) ), 'Sunday, 11:00' );
		yield 'newsletter' => array( 'newsletter', array( 'topics' => array( 'News' ) ), 'Please confirm' );
		yield 'application' => array( 'application', array( 'position' => 'Unsolicited application', 'cv' => '{file}', 'motivation' => 'Because', 'start' => $soon ), 'within two weeks' );
		yield 'volunteer' => array( 'volunteer', array( 'areas' => array( 'Driving and errands' ), 'hours' => '4' ), 'within a week' );
		yield 'feedback without an answer' => array( 'feedback', array( 'rating' => '4', 'answer' => 'No', 'email' => '' ), 'Your feedback' );
		yield 'feedback with an answer' => array( 'feedback', array( 'rating' => '4', 'answer' => 'Yes' ), 'Your feedback' );
		yield 'survey' => array(
			'survey',
			array( 'overall' => '5', 'aspects' => array( 'advice' => '4', 'speed' => '2', 'price' => '3' ), 'priorities' => array( '1:Quality', '2:Service', '3:Price' ), 'recommendation' => '9' ),
			'for taking the time',
		);
		yield 'placement test, beginner' => array( 'placement-test', array( 'q1' => '1', 'q2' => '0', 'q3' => '1' ), 'You have 2 of 6 points. We recommend a course for beginners' );
		yield 'placement test, intermediate' => array( 'placement-test', array( 'q1' => '2', 'q2' => '2', 'q3' => '0' ), 'You have 4 of 6 points. We recommend an intermediate' );
		yield 'placement test, advanced' => array( 'placement-test', array( 'q1' => '2', 'q2' => '2', 'q3' => '2' ), 'You have 6 of 6 points. We recommend an advanced' );
		yield 'complaint' => array( 'complaint', array( 'topic' => 'A bill', 'what' => 'Too much', 'proof' => '{file}' ), 'within three working days' );
		yield 'room' => array( 'room', array( 'dates' => array( 'start' => $soon, 'end' => $soon ), 'room' => 'Hall', 'people' => '30', 'occasion' => 'A reading', 'from' => '10:00' ), 'whether the room is available' );
		yield 'sick note' => array( 'sick-note', array( 'absence' => array( 'start' => $soon, 'end' => $soon ), 'certificate' => 'It’s attached', 'file' => '{file}' ), 'Get well soon' );
		yield 'data request' => array( 'data-request', array( 'request' => 'Correct my data', 'correction' => 'My name', 'own-data' => 'on' ), 'within one month. Your reference number is' );
	}

	/** @param array<string, mixed> $values */
	#[DataProvider( 'sent' )]
	public function test_a_form_created_from_a_template_can_be_published_and_submitted( string $name, array $values, string $confirmation ): void {
		$form   = $this->published( $name );
		$given  = array();
		foreach ( $values + self::PERSON as $field => $value ) {
			$given[ $field ] = match ( $value ) {
				'{file}' => array( $this->uploaded( $form, $field ) ),
				'{time}' => (string) wp_json_encode( array( 'start' => $this->site->freeStart(), 'timezone' => 'Europe/Berlin', 'hold' => '' ) ),
				default  => $value,
			};
		}
		$missing = $this->send( $form, array() );
		self::assertSame( 422, $missing->status, 'A template has at least one required field.' );
		$answer = $this->send( $form, $given );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		self::assertStringContainsString( $confirmation, (string) wp_json_encode( $answer->body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		self::assertStringNotContainsString( '{inputs', (string) wp_json_encode( $answer->body ) );
	}

	public function test_each_of_the_sixteen_templates_is_submitted_in_a_test(): void {
		$names = array_column( self::templates(), 'name' );
		self::assertCount( 16, $names );
		self::assertSame( array(), array_diff( $names, array_column( iterator_to_array( self::sent() ), 0 ) ) );
	}

	public function test_every_template_uses_only_known_block_attributes_and_has_one_submit_button(): void {
		foreach ( self::templates() as $template ) {
			$blocks = self::flat( parse_blocks( $template['content'] ) );
			foreach ( $blocks as $block ) {
				$type = WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] );
				self::assertNotNull( $type, $block['blockName'] );
				self::assertSame( array(), array_keys( array_diff_key( $block['attrs'], $type->attributes ?? array() ) ), "{$template['name']}: {$block['blockName']}" );
			}
			self::assertSame( 1, substr_count( $template['content'], '<!-- wp:vestibule/submit' ), $template['name'] );
			self::assertNotSame( '', $template['description'] );
			self::assertArrayHasKey( 'vestibule_form_notifications', $template['settings'] );
		}
	}

	public function test_the_value_of_every_option_in_a_template_is_its_label_or_a_number(): void {
		foreach ( self::templates() as $template ) {
			foreach ( self::flat( parse_blocks( $template['content'] ) ) as $block ) {
				foreach ( (array) ( $block['attrs']['options'] ?? array() ) as $option ) {
					self::assertIsArray( $option );
					self::assertTrue( is_numeric( $option['value'] ) || $option['value'] === $option['label'], "{$template['name']}: " . wp_json_encode( $option ) );
				}
			}
		}
	}

	public function test_the_newsletter_template_contains_an_email_to_the_sender_with_its_own_subject(): void {
		$newsletter = array_column( self::templates(), null, 'name' )['newsletter'];
		$emails     = $newsletter['settings']['vestibule_form_notifications']['list'];
		self::assertIsArray( $emails );
		self::assertSame( array( 'owner', 'visitor' ), array_column( $emails, 'id' ) );
		self::assertSame( 'You are subscribed to our newsletter', array_column( $emails, 'subject', 'id' )['visitor'] );
	}

	/** Publishes the template over REST as the editor does, with all validation. Returns the form ID. */
	private function published( string $name ): int {
		$template = array_column( self::templates(), null, 'name' )[ $name ];
		$request  = new WP_REST_Request( 'POST', '/wp/v2/vestibule-forms' );
		$request->set_body_params( array( 'title' => $template['title'], 'content' => $template['content'], 'status' => 'publish', 'meta' => $template['settings'] ) );
		$answer = rest_do_request( $request );
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$data = $answer->get_data();
		self::assertIsArray( $data );
		self::assertIsInt( $data['id'] );
		$form = $this->site->forms->byPost( $data['id'] );
		self::assertNotNull( $form );
		foreach ( $template['settings'] as $key => $setting ) {
			$stored = get_post_meta( $form->postId, $key, true );
			self::assertIsArray( $stored );
			foreach ( $setting as $path => $value ) {
				self::assertEquals( $value, $stored[ $path ] ?? null, "{$name}: {$key}.{$path}" );
			}
		}
		wp_set_current_user( 0 );
		return $form->formId;
	}

	/** @param array<string, mixed> $values */
	private function send( int $form, array $values ): Answer {
		$data = http_build_query( $values + array( '__vestibule_token' => $this->site->tokens->issue( $form ) ) );
		return $this->site->answer( $this->site->submitCall(), array( 'form_id' => (string) $form, 'data' => $data ) );
	}

	private function uploaded( int $form, string $field ): string {
		$body    = array( 'form_id' => (string) $form, 'nonce' => $this->site->keys->forForm( $form ), 'field' => $field );
		$request = new Request( 'POST', array(), $body, array( 'content-length' => '500' ), '203.0.113.7' );
		$call    = Wired::of( UploadCall::class );
		$answer  = $this->dispatch( $call, $request->withFiles( array( 'file' => array( $this->samples->file( "%PDF-1.7\n%%EOF", 'a.pdf' ) ) ) ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		/** @var array{files: list<array{url: string}>} $data */
		$data = $answer->body['data'];
		return $data['files'][0]['url'];
	}

	/** @return list<Template> */
	private static function templates(): array {
		return array_merge( ...array_column( ( new Templates() )->all()['groups'], 'templates' ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks Result of parse_blocks().
	 * @return list<array{blockName: string, attrs: array<string, mixed>, innerBlocks: array<array-key, mixed>}>
	 */
	private static function flat( array $blocks ): array {
		$flat = array();
		/** @var array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: array<array-key, mixed>} $block */
		foreach ( $blocks as $block ) {
			if ( null !== $block['blockName'] ) {
				array_push( $flat, $block, ...self::flat( $block['innerBlocks'] ) );
			}
		}
		return $flat;
	}
}
