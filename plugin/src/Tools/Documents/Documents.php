<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Forms\Places\ShownForms;

defined( 'ABSPATH' ) || exit;

/**
 * Documents for the data protection officer and for visitors, based on the features that this site uses. Texts in
 * brackets are for the owner to fill in.
 *
 * @phpstan-import-type Part from Document
 * @phpstan-import-type Activity from FormProcessing
 */
final class Documents {

	public const STATEMENT = 'accessibility';

	public const NAMES = array( 'record', 'privacy', 'storage', 'recipients', self::STATEMENT, 'measures' );

	public function __construct(
		private readonly Activities $activities,
		private readonly BrowserStorage $storage,
		private readonly Measures $measures,
		private readonly PolicyText $policy,
		private readonly Features $features,
	) {}

	/**
	 * @param string $name One of NAMES.
	 * @param int    $form Post ID of the form in which visitors report barriers. 0 if there is none.
	 */
	public function document( string $name, int $form = 0 ): Document {
		return match ( $name ) {
			'privacy'       => $this->privacy(),
			'storage'       => $this->storage(),
			'recipients'    => $this->recipients(),
			self::STATEMENT => $this->statement( $form ),
			'measures'      => new Document(
				$name,
				__( 'Security measures', 'vestibule' ),
				__( 'Technical and organizational measures (Article 32 GDPR).', 'vestibule' ),
				array( array( 'list' => $this->measures->all() ) )
			),
			default         => $this->record(),
		};
	}

	private function record(): Document {
		$parts = array(
			array( 'text' => __( 'Controller: [name, address and contact]. Data protection officer: [name and contact].', 'vestibule' ) ),
			array( 'text' => __( 'Server logs, user accounts, comments and other plugins: [add them].', 'vestibule' ) ),
		);
		foreach ( $this->activities->all() as $activity ) {
			$parts[] = array( 'heading' => $activity['title'] );
			$parts[] = array(
				'head' => array( __( 'Subject', 'vestibule' ), __( 'Description', 'vestibule' ) ),
				'rows' => self::rows( $activity ),
			);
		}
		$parts[] = array( 'heading' => __( 'Security measures', 'vestibule' ) );
		$parts[] = array( 'list' => $this->measures->all() );
		return new Document(
			'record',
			__( 'Record of processing activities', 'vestibule' ),
			__( 'What this site does with personal data (Article 30 GDPR).', 'vestibule' ),
			$parts
		);
	}

	/**
	 * @param Activity $activity
	 * @return list<list<string>>
	 */
	private static function rows( array $activity ): array {
		$none = _x( 'None', 'recipients', 'vestibule' );
		return array(
			array( __( 'Purpose', 'vestibule' ), $activity['purpose'] ),
			array(
				__( 'Legal basis', 'vestibule' ),
				__( '[Contract, consent, legal obligation or legitimate interests, as in your privacy policy]', 'vestibule' ),
			),
			array( __( 'People', 'vestibule' ), $activity['people'] ),
			array( __( 'Data', 'vestibule' ), implode( '; ', $activity['data'] ) ),
			array(
				__( 'Recipients', 'vestibule' ),
				array() === $activity['recipients'] ? $none : implode( '; ', $activity['recipients'] ),
			),
			array( __( 'Retention', 'vestibule' ), $activity['retention'] ),
			array(
				__( 'Transfers outside the EU', 'vestibule' ),
				__( '[None, or the recipients outside the EU and the safeguards. Many services are in the USA.]', 'vestibule' ),
			),
		);
	}

	private function privacy(): Document {
		$parts = array();
		foreach ( $this->policy->paragraphs( $this->features ) as $heading => $texts ) {
			$parts[] = array( 'heading' => $heading );
			foreach ( $texts as $text ) {
				$parts[] = array( 'text' => $text );
			}
		}
		$parts[] = array( 'heading' => __( 'Your rights', 'vestibule' ) );
		$parts[] = array( 'text' => __( 'Responsible: [name, address and contact]. Data protection officer: [contact]. Legal basis: [contract, consent or legitimate interests, for each part above].', 'vestibule' ) );
		$parts[] = array( 'text' => __( 'You can ask us for access to your data, for its correction, deletion, restriction and transfer, object to its use, and withdraw your consent at any time. You can complain to [supervisory authority].', 'vestibule' ) );
		return new Document(
			'privacy',
			__( 'Privacy policy', 'vestibule' ),
			__( 'Paragraphs for your privacy policy.', 'vestibule' ),
			$parts
		);
	}

	private function storage(): Document {
		$rows = array_map(
			static fn ( array $row ): array => array( $row['name'], $row['kind'], $row['purpose'], $row['duration'] ),
			$this->storage->all()
		);
		return new Document(
			'storage',
			__( 'Cookies and storage', 'vestibule' ),
			__( 'What visitors’ browsers store.', 'vestibule' ),
			array(
				array(
					'head' => array(
						__( 'Name', 'vestibule' ),
						__( 'Kind', 'vestibule' ),
						__( 'Purpose', 'vestibule' ),
						__( 'Duration', 'vestibule' ),
					),
					'rows' => $rows,
				),
				array( 'text' => __( 'Storage that a visitor has asked for, such as a choice about cookies, needs no consent in the EU. Check the other rows: [result].', 'vestibule' ) ),
				array( 'text' => __( 'WordPress sets its own cookies for people who log in or write a comment. Other plugins and embedded content may set more: [add them].', 'vestibule' ) ),
			)
		);
	}

	private function recipients(): Document {
		$found = array(
			__( 'Hosting provider [name]', 'vestibule' ) => array( __( 'All data', 'vestibule' ) ),
			__( 'Email provider [name]', 'vestibule' )   => array( __( 'All emails', 'vestibule' ) ),
		);
		foreach ( $this->activities->all() as $activity ) {
			foreach ( $activity['recipients'] as $recipient ) {
				$found[ $recipient ][] = $activity['title'];
			}
		}
		$contract = __( '[Country. Contract on data processing of [date], or not needed because …]', 'vestibule' );
		return new Document(
			'recipients',
			__( 'Recipients of personal data', 'vestibule' ),
			__( 'Who receives data, and from which part of the site.', 'vestibule' ),
			array(
				array(
					'head' => array(
						__( 'Recipient', 'vestibule' ),
						__( 'Data', 'vestibule' ),
						__( 'Country and contract', 'vestibule' ),
					),
					'rows' => array_map(
						static fn ( string $who, array $titles ): array =>
							array( $who, implode( '; ', $titles ), $contract ),
						array_keys( $found ),
						$found
					),
				),
			)
		);
	}

	private function statement( int $form ): Document {
		$report = $form > 0
			? array( 'block' => get_comment_delimited_block_content( ShownForms::BLOCK, array( 'ref' => $form ), '' ) )
			: array( 'text' => __( 'Write to us: [email address or phone number].', 'vestibule' ) );
		return new Document(
			self::STATEMENT,
			__( 'Accessibility statement', 'vestibule' ),
			__( 'With a form in which visitors report barriers.', 'vestibule' ),
			array(
				array(
					'text' => sprintf(
						/* translators: %s: address of the site. */
						__( '[Name of the organization] is committed to making %s accessible, in accordance with [law].', 'vestibule' ),
						home_url()
					),
				),
				array( 'heading' => __( 'How accessible this website is', 'vestibule' ) ),
				array( 'text' => __( 'This website is [fully, partially or not] compliant with EN 301 549 and WCAG 2.1 AA. The makers of the plugin Vestibule test its forms, appointments, tabs, dialogs and carousels against WCAG 2.2 AA. Captchas and embedded content are not part of these tests.', 'vestibule' ) ),
				array( 'text' => __( 'This statement was prepared on [date], based on [a self-assessment or a test by an organization]. It was last reviewed on [date].', 'vestibule' ) ),
				array( 'heading' => __( 'Content that is not accessible', 'vestibule' ) ),
				array( 'text' => __( '[For each: the content, the reason, and where to find an accessible alternative.]', 'vestibule' ) ),
				array( 'heading' => __( 'Report a barrier', 'vestibule' ) ),
				array( 'text' => __( 'Did you find something that you cannot use? Tell us, and we will answer within [two weeks].', 'vestibule' ) ),
				$report,
				array( 'heading' => __( 'If our answer does not help you', 'vestibule' ) ),
				array( 'text' => __( 'If we do not answer in time, or our answer does not help, you can contact [name, address and website of the enforcement body].', 'vestibule' ) ),
			)
		);
	}
}
